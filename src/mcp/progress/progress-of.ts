// progressOf: what the harness tells of one call, as progress notifications to the client that asked for them.
// Beside a call's walk: whoever watches sees a wait as a wait, and its reason.
// @see Model Context Protocol, specification 2026-07-28, basic/utilities/progress
import type { Language } from '../../contract/tool-error.ts';
import type { Listener } from '../../orchestrator/event.ts';
import type { McpContext } from '../mcp-tool.ts';
import { progressLine } from './progress-line.ts';

/** A listener of one call's events; undefined: the client wants none. A notification that cannot be sent changes nothing. */
export function progressOf({ mcpReq: { _meta, notify, signal } }: McpContext, lang: Language): Listener | undefined {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return undefined;
  let progress = 0;
  return (event) => {
    const message = progressLine(event, lang);
    if (message === null || signal.aborted) return undefined;
    progress += 1;
    return notify({ method: 'notifications/progress', params: { progressToken, progress, message } });
  };
}
