// One-shot: a fault for one call, asked for by the caller itself: `Overdue-Fault: lost_reply;how="reset"`.
// @see RFC 9651, section 3.3 (items and their parameters)
import { type BareItem, parseItem, Token } from 'structured-headers';
import type { RoutedCall } from '../../call.ts';
import type { Complaint } from '../../complaint/complaint.ts';
import type { Vocabulary } from '../fault.ts';
import { type RuleReading, readRule } from './rule.ts';

const EXPECTED = 'a structured field item: a fault, then its parameters, such as lost_reply;how="reset"';

const plain = (item: BareItem): unknown => (item instanceof Token ? item.toString() : item);

/** A complaint about a rule, for someone who wrote a header: it has no params and no match, and its numbers stand bare. */
function inHeader({ path, expected, received }: Complaint): Complaint {
  const isQuoted = received === 'string' && /number/.test(expected);
  if (path.startsWith('match')) return { path: '', expected: `a call of ${expected}`, received: 'a call on which it can never fire' };
  return { path: path.replace(/^params\./, ''), expected, received: isQuoted ? 'a string: leave out the quotes' : received };
}

/** Reads the header for the call that carries it: the fault, its parameters, and `at` when it should sit elsewhere. */
export function readOneShot(header: string, call: RoutedCall, vocabulary: Vocabulary): RuleReading {
  try {
    const [kind, parameters] = parseItem(header);
    const { at, ...params } = Object.fromEntries([...parameters].map(([name, value]) => [name, plain(value)]));
    const match = call.operation === null ? {} : { operation: call.operation };
    const reading = readRule({ fault: plain(kind), params, match, ...(at === undefined ? {} : { at }) }, vocabulary);
    if (reading.ok) return reading;
    const [first, ...rest] = reading.complaints;
    return { ok: false, complaints: [inHeader(first), ...rest.map(inHeader)] };
  } catch {
    return { ok: false, complaints: [{ path: '', expected: EXPECTED, received: 'a header that is no such item' }] };
  }
}
