// JSON lines of a suite run: one object a case, for programs.
// After a suite run.
import { hintOf, type Outcome } from './outcome.ts';

/**
 * One line without its newline: `{ case, verdict, expected, got, seen }`; `again` when the case asks twice;
 * `reasons` and `blame` when it fails, `hint` when that may be the machine's.
 */
export function toJsonLine(outcome: Outcome): string {
  const { id, verdict, blame, reasons, turns } = outcome;
  const [first, second] = turns;
  const hint = hintOf(outcome);
  return JSON.stringify({
    case: id,
    verdict,
    expected: first?.expected ?? null,
    got: first?.got ?? null,
    seen: first?.seen ?? '',
    ...(second === undefined ? {} : { again: second }),
    ...(verdict === 'pass' ? {} : { blame, reasons }),
    ...(hint === null ? {} : { hint }),
  });
}
