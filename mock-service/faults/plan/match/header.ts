// header: values of request headers, by name in any case.
// Step 3 of a request's walk. A header that a proxy takes off is refused: a rule on it would fire on some ways and not on others.
import type { CallFacts } from './call-facts.ts';
import { allOf, defineMatcher, PRESENT, wantedByName, wantedText } from './matcher.ts';

/** Headers of one connection. @see RFC 9110, section 7.6.1 */
const HOP_BY_HOP: readonly string[] = [
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
];

/** @see RFC 9110, section 5.6.2 */
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/;

/** Parsers take the space around a value off, and a value has no character above U+00FF. */
const CAN_COME = /^(?:[!-~\u0080-\u00ff](?:[\t -~\u0080-\u00ff]*[!-~\u0080-\u00ff])?)?$/;

/** Whether a call has a header; what every object has under its name (`constructor`) is no text. */
function has(name: string, value: string): (facts: CallFacts) => boolean {
  return ({ call }) => {
    const sent: unknown = call.headers[name];
    return typeof sent === 'string' && (sent === value || value === PRESENT);
  };
}

/** Matches calls by their headers. */
export const header = defineMatcher({
  schema: wantedByName(wantedText).describe('values by header name; "*": the header is there'),
  misfit: (wanted) => {
    const names = Object.keys(wanted);
    const misfit = (at: string, expected: string, received: string) => ({ path: `header.${at}`, expected, received });
    const unnamed = names.find((each) => !NAME.test(each));
    if (unnamed !== undefined) return misfit(unnamed, 'the name of a header', 'another name');
    const hop = names.find((each) => HOP_BY_HOP.includes(each.toLowerCase()));
    if (hop !== undefined) return misfit(hop, `a header that every hop passes on; none of ${HOP_BY_HOP.join(', ')}`, 'a header of one hop');
    const twice = names.find((each, at) => names.slice(0, at).some((other) => other.toLowerCase() === each.toLowerCase()));
    if (twice !== undefined) return misfit(twice, 'each header once, whatever the case', 'a header that is there already');
    const never = names.find((each) => !CAN_COME.test(String(wanted[each])));
    if (never === undefined) return null;
    return misfit(never, 'text without control characters, outer spaces or characters above U+00FF', 'a value that no header has');
  },
  compile: (wanted) => {
    const tests = Object.entries(wanted).map(([each, value]) => has(each.toLowerCase(), String(value)));
    return allOf(tests);
  },
});
