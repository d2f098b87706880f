// headersParam: headers that a rule may put on an answer; those that say where a message ends, or are the connection's, are not among them.
// Read when a rule is written. @see RFC 9110, section 7.6.1; RFC 9112, section 6
import * as z from 'zod';

/** Headers that say where a message ends, or are the connection's, and why nobody else may set them. */
const OF_CONNECTION_BECAUSE: Readonly<Record<string, string>> = {
  'content-length': 'the body decides it; the fault truncate sends a wrong one',
  'transfer-encoding': 'the body decides it',
  trailer: 'the body decides it',
  connection: "it is the connection's, not the answer's",
  'keep-alive': "it is the connection's, not the answer's",
  'proxy-connection': "it is the connection's, not the answer's",
  te: "it is the connection's, not the answer's",
  upgrade: "it is the connection's, not the answer's",
};

/** Their names. */
export const OF_CONNECTION: readonly string[] = Object.keys(OF_CONNECTION_BECAUSE);

/** The reason each of these cannot be a rule's. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  ...OF_CONNECTION_BECAUSE,
  'content-type': 'content_type says it',
  'overdue-fault-applied': 'the service says it',
};

const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,64}$/;
const VALUE = /^(?:[!-~](?:[\t -~]{0,1022}[!-~])?)?$/;
const MAX_HEADERS = 20;

function complaintAbout(name: string, value: string): string | null {
  if (!NAME.test(name)) return 'a header name';
  const reason = FORBIDDEN[name.toLowerCase()];
  if (reason !== undefined) return `another header: ${reason}`;
  return VALUE.test(value) ? null : 'up to 1024 visible characters, spaces between them';
}

/** Headers by name, which come out in lower case. */
export const headersParam = z
  .record(z.string(), z.string())
  .superRefine((headers, context) => {
    const names = Object.keys(headers).map((name) => name.toLowerCase());
    if (names.length > MAX_HEADERS || new Set(names).size < names.length)
      context.addIssue({ code: 'custom', path: [], message: `at most ${MAX_HEADERS} headers, each once`, input: headers });
    for (const [name, value] of Object.entries(headers)) {
      const message = complaintAbout(name, value);
      if (message !== null) context.addIssue({ code: 'custom', path: [name], message, input: value });
    }
  })
  .overwrite((headers) => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])));
