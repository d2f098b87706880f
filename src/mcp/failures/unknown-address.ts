// unknownAddress: an overdue:// address at which there is nothing was to be described; says the nearest ones.
// Beside a failure's walk: before anything is sent.
import type { ToolError } from '../../contract/tool-error.ts';
import { type Failing, inputFailure } from './failure.ts';
import { TEXTS } from './texts.ts';

/** What is near, and where the address stood. */
export interface UnknownAddress extends Failing {
  /** Addresses that there are, the nearest first; at most 3 are told. */
  readonly nearest: readonly string[];
  /** The argument that held the address. */
  readonly path: string;
}

const NEAREST_MAX = 3;

/** The tool error. */
export function unknownAddress({ nearest, path, ...failing }: UnknownAddress): ToolError {
  const texts = TEXTS[failing.lang];
  const addresses = nearest.slice(0, NEAREST_MAX);
  return inputFailure({
    ...failing,
    rule: 'mcp.unknown_address',
    because: 'There is no resource at that address; nothing was sent.',
    guidance: texts.unknownAddress(addresses),
    fields: [{ path, expected: texts.oneOf(addresses) }],
  });
}
