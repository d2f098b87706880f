// Unsendable: the call could not be written as a request, so nothing was sent. Before step 1 of a failure's walk: it comes out as a thrown value.
// Not thrown at the caller: it leaves as a tool error like whatever else ends a call.

/** `input`: the caller of this one call can mend it; `config`: whoever set up the client. */
const CODES = { input: 'ERR_UNSENDABLE_INPUT', config: 'ERR_UNSENDABLE_CONFIG' } as const;

/** Whether fetch itself refused the address: it opens no connection to a bad port and has no code to say so. @see https://fetch.spec.whatwg.org/#port-blocking */
export function isAddressRefused(thrown: unknown): boolean {
  return thrown instanceof TypeError && thrown.cause instanceof Error && thrown.cause.message === 'bad port';
}

/** Why no request was made; the message names the field and never its value. */
export class Unsendable extends Error {
  override readonly name = 'Unsendable';
  readonly code: (typeof CODES)[keyof typeof CODES];
  /** Dots between names. */
  readonly field: string;
  readonly expected: string;

  constructor(whose: keyof typeof CODES, field: string, expected: string) {
    super(`${field}: expected ${expected}; nothing was sent`);
    this.code = CODES[whose];
    this.field = field;
    this.expected = expected;
  }
}
