// Serving, DRAIN_MS: what both ways to reach the tools work with.
// Beside `overdue mcp`.
import type { McpParts } from '../../mcp/parts.ts';
import type { Show } from './local-calls.ts';
import type { McpOptions } from './options.ts';
import type { Provider } from './provider.ts';

/** What is served, to whom it may be said. */
export interface Serving {
  readonly options: McpOptions;
  readonly parts: McpParts;
  /** Opens it, once. */
  readonly provider: () => Promise<Provider>;
  readonly show: Show;
  readonly onError: (error: Error) => void;
}

/** How long calls may go on after Ctrl-C: clients kill a server two seconds after they asked it to end. */
export const DRAIN_MS = 1_500;
