// READ, CREATE, CHANGE, TAKE_AWAY: the hints most tools have. A tool that differs in one spreads the nearest.
// Above the walks: data.
import type { ToolAnnotations } from './tool.ts';

/** Changes nothing. */
export const READ: ToolAnnotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** Each call that is a new intent makes one more. */
export const CREATE: ToolAnnotations = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false };

/** The same call again leaves the same. */
export const CHANGE: ToolAnnotations = { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** Takes away what no other call brings back. */
export const TAKE_AWAY: ToolAnnotations = { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false };
