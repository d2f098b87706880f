// JSON lines of a suite run: one object a case, for programs.
// After a suite run.
import type { Outcome } from './outcome.ts';

/**
 * One line without its newline: `{ case, verdict, expected, got, seen }`; `again` when the case asks twice;
 * `reasons` and `blame` when it fails.
 */
export function toJsonLine({ id, verdict, blame, reasons, turns }: Outcome): string {
  const [first, second] = turns;
  return JSON.stringify({
    case: id,
    verdict,
    expected: first?.expected ?? null,
    got: first?.got ?? null,
    seen: first?.seen ?? '',
    ...(second === undefined ? {} : { again: second }),
    ...(verdict === 'pass' ? {} : { blame, reasons }),
  });
}
