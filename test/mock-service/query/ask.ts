// ask: one question over a store, and what came of it; for the tests beside it.
import type { FoundRows } from '../../../mock-service/domain/query/found-rows.ts';
import { isRejection, type Rejection } from '../../../mock-service/domain/rejection.ts';
import { sourceOf } from '../../../mock-service/operations/query/source-of.ts';
import { DEFAULT_ROWS } from '../../../mock-service/query/limits.ts';
import { query } from '../../../mock-service/query/query.ts';
import type { Question } from '../../../mock-service/query/question.ts';
import type { Store } from '../../../mock-service/store/store.ts';
import { NOW_MS } from '../operations/provider.ts';

export type Asked = string | (Partial<Question> & Pick<Question, 'sql'>);

/** The answer, or the refusal. */
export function ask(store: Pick<Store, 'begin'>, asked: Asked): Promise<FoundRows | Rejection> {
  const question = typeof asked === 'string' ? { sql: asked } : asked;
  return query({ parameters: [], limit: DEFAULT_ROWS, nowMs: NOW_MS, ...question }, sourceOf(store.begin('call')));
}

/** The answer; a refusal fails the test. */
export async function found(store: Pick<Store, 'begin'>, asked: Asked): Promise<FoundRows> {
  const answer = await ask(store, asked);
  if (isRejection(answer)) throw new Error(`${JSON.stringify(asked).slice(0, 300)}: ${answer.detail} ${JSON.stringify(answer.field)}`);
  return answer;
}

/** The rows by their columns' names. */
export async function records(store: Pick<Store, 'begin'>, asked: Asked): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { columns, rows } = await found(store, asked);
  return rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at]])));
}

/** The rule that refused, or null. */
export async function ruleOf(store: Pick<Store, 'begin'>, asked: Asked): Promise<string | null> {
  const answer = await ask(store, asked);
  return isRejection(answer) ? answer.rule : null;
}
