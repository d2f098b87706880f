// code-header: the code of an error that a header names, as gateways and clouds do whose bodies are short or none.
// Step 2 of a failure's walk, after error-words: what the body says stands. @see https://smithy.io/2.0/aws/protocols/aws-restjson1-protocol.html
import type { Extractor, HttpLink } from '../evidence.ts';
import { codeOf } from '../redact.ts';
import { meaningOf } from '../wording/wording.ts';

const HEADERS: readonly string[] = ['x-amzn-errortype', 'x-ms-error-code', 'x-error-code', 'x-api-error-code', 'error-code'];

/** Reads the header; an address or a list behind the code is left out. */
export const codeHeader: Extractor = {
  source: 'code-header',
  recognises: (link) => link.kind === 'http' && link.status >= 400 && wordIn(link) !== undefined,
  extract: (link) => {
    const word = link.kind === 'http' ? wordIn(link) : undefined;
    if (link.kind !== 'http' || word === undefined) return {};
    const says = meaningOf(
      { codes: [word], classes: [], texts: [], fields: [], waitMs: undefined, limit: undefined, partial: false },
      link.status,
    );
    const code = codeOf(word);
    return { ...(says === undefined ? {} : { says }), ...(code === undefined ? {} : { code }) };
  },
};

function wordIn({ headers }: HttpLink): string | undefined {
  const name = HEADERS.find((each) => headers[each] !== undefined);
  return name === undefined ? undefined : /^[A-Za-z][\w.-]{1,80}/.exec(headers[name] ?? '')?.[0];
}
