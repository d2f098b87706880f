// OverdueDefect: what a caller in this process gets when the service itself is broken, so that no client can take it for a provider's failure.
// Beside step 8 of a request's walk: over a socket the same is a 500 with the header Overdue-Defect.

/** The service is broken: a mistake of ours, or of an option it was given. `cause` is what was thrown, when it is known. */
export class OverdueDefect extends Error {
  override readonly name = 'OverdueDefect';
  readonly code = 'OVERDUE_DEFECT';

  constructor({ method, path }: { readonly method: string; readonly path: string }, options?: ErrorOptions) {
    super(`overdue is broken: ${method} ${path} met a defect of the service, not a failure of its provider`, options);
  }
}
