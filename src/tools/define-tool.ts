// defineTool: a tool out of what only its author can know; the rest follows from the operation it calls.
// Above the walks: where a tool meets the harness.
import type * as z from 'zod';
import { OPERATIONS, type OperationName } from '../client/operations.ts';
import type { Language } from '../contract/tool-error.ts';
import type { Outcome } from '../orchestrator/outcome.ts';
import type { Category } from './categories.ts';
import type { Risk, Tool, ToolAnnotations, ToolAnswer, Wording } from './tool.ts';

/** What an author writes. */
export interface ToolDefinition {
  readonly name: OperationName;
  readonly category: Category;
  readonly title: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, Wording>>;
  readonly aliases: readonly string[];
  readonly input: z.ZodObject;
  readonly output: string;
  readonly annotations: ToolAnnotations;
  /** Calls the operation of its name and answers with its object when left out. */
  readonly run?: Tool['run'];
}

/** A tool. @throws TypeError when its annotations do not fit the operation. */
export function defineTool({ description, run, ...given }: ToolDefinition): Tool {
  const { name, annotations } = given;
  if (annotations.readOnlyHint !== (OPERATIONS[name].write === 'safe'))
    throw new TypeError(`${name}: readOnlyHint: expected ${OPERATIONS[name].write === 'safe'}: the operation is ${OPERATIONS[name].write}`);
  return {
    ...given,
    wording: description,
    description: { en: described(description.en, 'Not for'), 'pt-BR': described(description['pt-BR'], 'Não serve para') },
    risk: riskOf(annotations),
    run: run ?? ((input, { harness, ...options }) => harness.run(name, input, options).then(answerOf)),
  };
}

function described({ summary, more, notFor }: Wording, not: string): string {
  return [summary, more, notFor === undefined ? undefined : `${not} ${notFor}.`].filter((part) => part !== undefined).join(' ');
}

function riskOf({ readOnlyHint, destructiveHint }: ToolAnnotations): Risk {
  if (readOnlyHint) return 'read';
  return destructiveHint ? 'destructive' : 'write';
}

/** An outcome of the harness as a tool's answer; where all that is known is that it is done, it says that. */
export function answerOf(outcome: Outcome): ToolAnswer {
  if (!outcome.ok) return { ok: false, error: outcome.error };
  const { value, how } = outcome;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return { ok: true, value: isObject ? (value as Readonly<Record<string, unknown>>) : { done: true, how } };
}
