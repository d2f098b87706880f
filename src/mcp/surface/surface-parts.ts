// SurfaceParts: what the tools of the surface look things up in.
// Between the wire and the catalogue.
import type { Language } from '../../contract/tool-error.ts';
import type { ToolIndex } from '../../discovery/tool-entry.ts';
import type { RandomSource } from '../../ports/random.ts';
import type { Tool } from '../../tools/tool.ts';
import type { OnThrown } from '../failures/on-thrown.ts';
import type { McpTool } from '../mcp-tool.ts';
import type { ResourceShelf } from '../parts.ts';

/** A tool of the catalogue, and how the server calls it. */
export interface ServedTool {
  readonly tool: Tool;
  readonly served: McpTool;
}

/** Made once for all requests. */
export interface SurfaceParts {
  /** By name, in the order of the catalogue. */
  readonly tools: ReadonlyMap<string, ServedTool>;
  readonly resources: ResourceShelf;
  /** The search over `tools`; made when it is first asked for, and kept. */
  readonly index: () => ToolIndex;
  /** What is answered in the place of what a tool threw. */
  readonly onThrown: OnThrown;
  readonly lang: Language;
  /** Of correlation ids. */
  readonly random: Pick<RandomSource, 'id'>;
}
