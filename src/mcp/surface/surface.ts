// createSurface: five tools through which all the others are found, described and called, however many they are.
// Between the wire and the catalogue: what tools/list shows in their place.
import type { McpTool } from '../mcp-tool.ts';
import { callers } from './callers.ts';
import { describeTools } from './describe-tools.ts';
import { searchTools } from './search-tools.ts';
import type { SurfaceParts } from './surface-parts.ts';

/** The five. */
export function createSurface(parts: SurfaceParts): readonly McpTool[] {
  const surface: readonly McpTool[] = [searchTools(parts), describeTools(parts, () => surface), ...callers(parts, () => surface)];
  return surface;
}
