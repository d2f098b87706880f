// What the suite knows of an operation: enough to check the laws on an answer.
// The provider's naming carries its promise; a test holds this table against docs/openapi.json.
import type { OperationContext } from '../contract/tool-error.ts';

type Write = NonNullable<OperationContext['write']>;

const BY_VERB: Readonly<Record<string, Write>> = { get: 'safe', list: 'safe', update: 'idempotent' };

/** What the provider promises about doing this operation twice. */
export function writeOf(operation: string): Write {
  const verb = operation.split('_')[0] ?? '';
  return Object.hasOwn(BY_VERB, verb) ? (BY_VERB[verb] ?? 'keyed') : 'keyed';
}

/** The context of one call, as the laws want it. */
export function contextOf(operation: string, key: string | undefined): OperationContext {
  return { name: operation, write: writeOf(operation), keyed: key !== undefined };
}
