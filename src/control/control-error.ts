// ControlError: the control API refused or could not be reached. The message is what a person needs; programs have nothing to decide by it.
// Outside a failure's walk: the control API is never faulted.

/** Thrown by the control client. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
}

/** "422 invalid_request: params.how: expected reset, close …", from a problem document or whatever came. */
export function refusal(status: number, body: unknown): string {
  if (body === null || typeof body !== 'object') return `the control API answered ${status}`;
  const { code, detail } = body as Readonly<Record<string, unknown>>;
  return `the control API answered ${status} ${typeof code === 'string' ? code : ''}: ${typeof detail === 'string' ? detail : 'no detail'}`;
}
