// McpOptions: what `overdue mcp` was told on its command line.
// Beside the command: its parts read what concerns them.
import type { Language } from '../../contract/tool-error.ts';
import type { Surface } from '../../mcp/parts.ts';

/** Options of `overdue mcp`. */
export interface McpOptions {
  /** The port of Streamable HTTP; stdio when left out. */
  readonly http?: number;
  /** Host names that HTTP answers to, besides those of loopback. */
  readonly allowHost?: readonly string[];
  /** Of a provider that runs already; one is started when left out. */
  readonly url?: string;
  readonly apiKey?: string;
  readonly seed?: string;
  readonly surface: Surface;
  readonly lang: Language;
  /** HTTP only: prints one JSON line when ready. */
  readonly readyJson?: boolean;
  /** Nothing on stderr but what went wrong with the program itself. */
  readonly quiet?: boolean;
}
