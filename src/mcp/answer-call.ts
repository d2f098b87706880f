// answerCall: a tool's call, answered whatever comes: what a tool throws is a mistake of the program, told as a tool error that says nothing of it.
// Between the wire and every tool, and between a caller of the surface and the tool that it calls.
import { ProtocolError } from '@modelcontextprotocol/server';
import type { OnThrown } from './failures/on-thrown.ts';
import type { McpAnswer, McpContext, McpTool } from './mcp-tool.ts';
import { failed } from './results/result.ts';

/** A call's arguments, and what the protocol tells it. */
export interface Call {
  readonly args: unknown;
  readonly context: McpContext;
}

/** Calls `tool`. @throws ProtocolError when the protocol itself was broken. */
export async function answerCall(tool: McpTool, { args, context }: Call, onThrown: OnThrown): Promise<McpAnswer> {
  try {
    return await tool.call(args, context);
  } catch (thrown) {
    if (thrown instanceof ProtocolError) throw thrown;
    return failed(onThrown(tool, thrown));
  }
}
