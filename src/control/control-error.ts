// ControlError: the control API refused or could not be reached. The message is what a person needs.
// Outside a failure's walk: the control API is never faulted.

/** Thrown by the control client. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  /** The service's own code of a refusal (`control_token_required`); null when it did not refuse but could not be reached. */
  readonly code: string | null;

  constructor(message: string, code: string | null = null) {
    super(message);
    this.code = code;
  }
}

/** "the control API answered 422 invalid_request: params.how: expected reset, close …"; without a code, what answers at `url` is something else. */
export function refusal(url: string, status: number, body: unknown): ControlError {
  const { code, detail } = (body !== null && typeof body === 'object' ? body : {}) as Readonly<Record<string, unknown>>;
  if (typeof code !== 'string') return stranger(url, `a ${status} without a code`);
  return new ControlError(`the control API answered ${status} ${code}: ${typeof detail === 'string' ? detail : 'no detail'}`, code);
}

/** Somebody answers at `url`, and it is not this control API. */
export function stranger(url: string, came: string): ControlError {
  return new ControlError(`what answers at ${url} is not Overdue's control API: expected its JSON, got ${came}`);
}
