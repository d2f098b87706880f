// Tool: what a model can be offered: a name, words that say when to use it, arguments, and how it is done.
// Above the walks: a tool calls the operation of its name through the harness.
import type * as z from 'zod';
import type { OperationName } from '../client/operations.ts';
import type { Language, ToolError } from '../contract/tool-error.ts';
import type { Listener } from '../orchestrator/event.ts';
import type { Harness } from '../orchestrator/harness.ts';
import type { Category } from './categories.ts';

/** What a call can do: `read` changes nothing; `destructive` takes away what no other call brings back; `write` is every other change. */
export type Risk = 'read' | 'write' | 'destructive';

/** MCP's hints, all four of them: what is left out would be guessed by clients. */
export interface ToolAnnotations {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  /** It reaches people or money outside: a message is sent, a card is charged. */
  readonly openWorldHint: boolean;
}

/** A description in one language, in parts, so that a search can show the first and the last. */
export interface Wording {
  /** One sentence: what it does, to what. */
  readonly summary: string;
  /** When to use it, what it leaves behind. */
  readonly more?: string;
  /** What another tool is for, with its name: "a due date or memo: update_invoice". */
  readonly notFor?: string;
}

/** What a tool's call works with. */
export interface ToolContext {
  readonly harness: Pick<Harness, 'run'>;
  readonly signal?: AbortSignal | undefined;
  /** Told what the harness does about this call. */
  readonly onEvent?: Listener | undefined;
}

/** A file that is part of an answer. */
export interface ToolDocument {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** What came of a call; `value` is what a program reads. */
export type ToolAnswer =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>>; readonly document?: ToolDocument }
  | { readonly ok: false; readonly error: ToolError };

/** A tool of the catalogue. */
export interface Tool {
  /** The operation's, too. */
  readonly name: OperationName;
  readonly category: Category;
  readonly title: Readonly<Record<Language, string>>;
  readonly wording: Readonly<Record<Language, Wording>>;
  /** What the model reads: the wording's parts, joined. */
  readonly description: Readonly<Record<Language, string>>;
  /** Other words for it, in both languages; nobody but the search reads them. */
  readonly aliases: readonly string[];
  /** Its arguments: those of the operation, by the same names. */
  readonly input: z.ZodObject;
  /** What it answers, in one line. There is no output schema: see docs/decisions/0033. */
  readonly output: string;
  readonly risk: Risk;
  readonly annotations: ToolAnnotations;
  /** Does it. `input` has passed `input`'s schema. Resolves always. */
  run(input: Readonly<Record<string, unknown>>, context: ToolContext): Promise<ToolAnswer>;
}
