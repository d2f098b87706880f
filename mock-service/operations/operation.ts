// Operation: one thing the provider can do.
// OPERATIONS is the list; the router, OpenAPI, the typed client and the docs are read from it.
import type { z } from 'zod';
import type { Scope } from '../access/credentials.ts';
import type { Answer } from '../domain/entity.ts';
import type { RuleProfile } from '../domain/profile.ts';
import type { Rejection } from '../domain/rejection.ts';
import type { Origin } from '../store/tables.ts';
import type { Transaction } from '../store/transaction.ts';
import type { Condition } from '../wire/etag.ts';
import { type Target, targetIn } from './target.ts';

/**
 * What the provider promises about doing it twice: `safe` changes nothing; `idempotent` may be repeated as it is;
 * `keyed` may be repeated under the same Idempotency-Key; `unsafe` may never be repeated.
 */
export type Write = 'safe' | 'idempotent' | 'keyed' | 'unsafe';

/** When an operation runs, on whose behalf, and under which rules. */
export interface Occasion {
  readonly nowMs: number;
  readonly origin: Origin;
  readonly profile: RuleProfile;
  /** The tags of the object that the caller has seen, when it said so. */
  readonly ifMatch?: Condition | undefined;
}

/** What an operation works with. */
export interface OperationContext {
  readonly tx: Transaction;
  readonly nowMs: number;
  /** Which of the switchable rules are on. */
  readonly profile: RuleProfile;
}

/**
 * What an operation answers: `object`: a stored thing with an id; `list`: a page of them; `deletion`: what is left of one; `preview`: an object
 * that was reckoned and not stored; `report`: figures over many objects; `rows`: what a query found; `schema`: what can be asked; `document`: bytes of a media type.
 */
export type AnswerForm = 'object' | 'list' | 'deletion' | 'preview' | 'report' | 'rows' | 'schema' | 'document';

/** The read that finds a lost write: the operation, and the argument that carries `reference` or the object's id. */
export interface FoundBy {
  readonly operation: string;
  readonly argument: string;
}

/** One thing the provider can do. A list holds them as `Operation`, whatever their input. */
export interface Operation<Input = unknown> {
  /** snake_case, the product's vocabulary. */
  readonly name: string;
  /** English, one line, for OpenAPI and the docs. */
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** After the base path, with `{parameter}`s named like the input's properties: `/invoices/{invoice_id}`. */
  readonly path: string;
  readonly scope: Scope;
  readonly write: Write;
  readonly found_by: FoundBy | null;
  /** The object whose version a condition is about; null: a read, or it makes something new. */
  readonly target: Target | null;
  /** Path parameters, and the query (GET) or body (POST, PATCH), in one flat object with wire names. */
  readonly input: z.ZodType<Input>;
  readonly answers: AnswerForm;
  /** The native wire form of what it answers; of a document `documentSchema`, which names its media type. */
  readonly output: z.ZodType;
  /** Status of the answer: 201 for a create. */
  readonly status: 200 | 201;
  run(input: Input, context: OperationContext): Answer | Rejection | Promise<Answer | Rejection>;
}

/** Keeps an operation's input type where it is written, and reads its target off its path. */
export function defineOperation<Input>(operation: Omit<Operation<Input>, 'target'>): Operation<Input> {
  return { ...operation, target: operation.write === 'safe' ? null : targetIn(operation.path) };
}
