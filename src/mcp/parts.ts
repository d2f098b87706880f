// McpParts: all that a server shows and does, made once; a server is made of it for each request or connection.
// Between the composition and the wire.
import type {
  CompleteResult,
  GetPromptResult,
  Implementation,
  InputRequiredResult,
  Prompt,
  ReadResourceResult,
  Resource,
  ResourceTemplateType,
  Server,
} from '@modelcontextprotocol/server';
import type { OnThrown } from './failures/on-thrown.ts';
import type { McpContext, McpTool } from './mcp-tool.ts';

/** Resources, as the protocol asks for them. */
export interface ResourceShelf {
  list(): readonly Resource[];
  templates(): readonly ResourceTemplateType[];
  /** null: there is no such resource. */
  read(uri: string): Promise<ReadResourceResult | null>;
  /** Values for a template's variable that begin with what was typed. @returns null when there is no such template or variable. */
  complete(template: string, variable: string, typed: string): CompleteResult['completion'] | null;
}

/** Prompts: none of ours, but of a test. */
export interface PromptShelf {
  list(): readonly Prompt[];
  /** null: there is no such prompt. */
  get(name: string, args: Readonly<Record<string, string>>, context: McpContext): Promise<GetPromptResult | InputRequiredResult | null>;
  /** As of a resource template. */
  complete(name: string, argument: string, typed: string): CompleteResult['completion'] | null;
}

/** `search`: a small surface through which every tool is found and called. `full`: every tool in tools/list, to compare. */
export type Surface = 'search' | 'full';

/** What a server is made of. */
export interface McpParts {
  readonly info: Implementation;
  readonly instructions: string;
  /** What tools/list answers, always the same, by name. */
  readonly listed: readonly McpTool[];
  /** What tools/call answers to: all that is listed, and more. */
  find(name: string): McpTool | undefined;
  /** Names of tools near one that no tool has. */
  nearest(name: string): readonly string[];
  /** What is answered in the place of what a tool threw. */
  readonly onThrown: OnThrown;
  readonly resources: ResourceShelf;
  readonly prompts?: PromptShelf;
  /** Adds to each server what a test needs of the protocol beyond ours, such as logging, before it is connected. */
  extend?(server: Server): void;
}
