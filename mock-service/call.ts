// Call: what arrives at the provider, as plain data.
// Step 1 of a request's walk: a binding makes it; everything behind the binding reads only this.

/** Header names in lower case; the values of a repeated header are joined with ", ". */
export type HeaderMap = Readonly<Record<string, string>>;

/** A request as it arrived. */
export interface Call {
  /** Upper case. */
  readonly method: string;
  /** Still percent-encoded, begins with "/", without the query. */
  readonly path: string;
  /** Without the "?"; empty when there is none. */
  readonly query: string;
  readonly headers: HeaderMap;
  /** Empty when the request had no body. */
  readonly body: Uint8Array;
}

/** A call whose sandbox, caller and operation have been found (step 2). */
export interface RoutedCall extends Call {
  /** Echoed in `Request-Id`: the caller's own, else one that is unique in its sandbox. */
  readonly requestId: string;
  /** Whose matches are counted: the `Overdue-Caller` header, else the API key's name ("key:default"), else "anonymous". */
  readonly caller: string;
  /** Name of the API key or OAuth client it came with ("default"); null: none of the sandbox's. */
  readonly credential: string | null;
  /** Name of the operation, or null: the path or method is not the provider's. */
  readonly operation: string | null;
  /** Decoded path parameters. */
  readonly params: Readonly<Record<string, string>>;
}

/** A caller's name is cut to so many characters. */
export const MAX_CALLER_LENGTH = 100;

/** An idempotency key has no more characters (R76). */
export const MAX_KEY_LENGTH = 255;

/** The value of a header by its lower-case name, or null; a name of every object's (`constructor`) is none. */
export function headerOf({ headers }: Pick<Call, 'headers'>, name: string): string | null {
  const value: unknown = headers[name];
  return typeof value === 'string' ? value : null;
}

/** The id a caller gave its request, 1 to 128 visible ASCII characters; null when it gave none that can be echoed. */
export function requestIdIn(headers: HeaderMap): string | null {
  const given = headerOf({ headers }, 'request-id');
  return given !== null && /^[!-~]{1,128}$/.test(given) ? given : null;
}
