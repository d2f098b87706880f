// One-shot: a fault for one call, asked for by the caller itself: `Overdue-Fault: lost_reply;how="reset"`.
// @see RFC 9651, section 3.3 (items and their parameters)
import { type BareItem, parseItem, Token } from 'structured-headers';
import type { RoutedCall } from '../../call.ts';
import type { Vocabulary } from '../fault.ts';
import { type RuleReading, readRule } from './rule.ts';

const EXPECTED = 'a structured field item: a fault, then its parameters, such as lost_reply;how="reset"';

const plain = (item: BareItem): unknown => (item instanceof Token ? item.toString() : item);

/** Reads the header for the call that carries it: the fault, its parameters, and `at` when it should sit elsewhere. */
export function readOneShot(header: string, call: RoutedCall, vocabulary: Vocabulary): RuleReading {
  try {
    const [kind, parameters] = parseItem(header);
    const { at, ...params } = Object.fromEntries([...parameters].map(([name, value]) => [name, plain(value)]));
    const match = call.operation === null ? {} : { operation: call.operation };
    return readRule({ fault: plain(kind), params, match, ...(at === undefined ? {} : { at }) }, vocabulary);
  } catch {
    return { ok: false, complaints: [{ path: '', expected: EXPECTED, received: 'a header that is no such item' }] };
  }
}
