// readToolError: what somebody else calls a tool error → one that may be believed. Total: whatever is given, it never throws.
// Between a port's answer and `decide`: what breaks the contract is `unknown`, and an unknown write is never sent again.
import * as z from 'zod';
import { conclude } from '../contract/conclude.ts';
import { guidance } from '../contract/guidance/guidance.ts';
import { checkLaws } from '../contract/laws.ts';
import { callKind, safeToRepeat } from '../contract/safe-to-repeat.ts';
import { type Language, type OperationContext, type ToolError, toolErrorSchema } from '../contract/tool-error.ts';

/** What is known besides the error. */
export interface Received {
  readonly operation: OperationContext;
  /** Names the failure when the error cannot be believed. */
  readonly correlationId: string;
  /** Of the guidance that takes the place of one not believed; English when left out. */
  readonly lang?: Language;
}

/** Fields that the contract does not know are dropped at every depth; those it knows must be as it says. */
const received = known(toolErrorSchema);

function known(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional) return known(schema.unwrap() as z.ZodType).optional();
  if (schema instanceof z.ZodArray) return z.array(known(schema.element as z.ZodType));
  if (!(schema instanceof z.ZodObject)) return schema;
  return z.object(Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, known(field as z.ZodType)])));
}

/** The error as far as the contract knows it; `unknown` when its type or shape is not the contract's, or it breaks a law. */
export function readToolError(value: unknown, about: Received): ToolError {
  const error = parse(value);
  const isBelieved = error !== null && checkLaws(error, about.operation).length === 0 && isConcluded(error, about.operation);
  return isBelieved ? error : unbelieved(about);
}

function parse(value: unknown): ToolError | null {
  try {
    const parsed = received.safeParse(value);
    return parsed.success ? (parsed.data as ToolError) : null;
  } catch {
    // A getter or a proxy threw: what cannot be read has no shape.
    return null;
  }
}

/** False for an action that the contract never draws from this type and effect, such as to treat refused credentials as done. */
function isConcluded({ error_type, effect, action }: ToolError, operation: OperationContext): boolean {
  const premises = { error_type, effect, safeToRepeat: safeToRepeat(operation) };
  return [{}, { veto: true }, { refreshable: true }].some((more) => conclude({ ...premises, ...more }).action === action);
}

function unbelieved({ operation, correlationId, lang }: Received): ToolError {
  const effect = callKind(operation) === 'read' ? 'not_applied' : 'unknown';
  const { retryable, action } = conclude({ error_type: 'unknown', effect, safeToRepeat: false });
  return {
    error_type: 'unknown',
    retryable,
    guidance: guidance({ error_type: 'unknown', action, effect, retry_after_ms: null, operationKnown: true }, lang),
    action,
    effect,
    retry_after_ms: null,
    rule: 'harness.no_tool_error',
    because: 'what came is no tool error of the contract: its type, its shape or a law is broken',
    correlation_id: correlationId,
  };
}
