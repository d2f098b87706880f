// Evidence: facts read off a failure, no judgement. Step 2 of a failure's walk.
// Secrets, personal data, paths and bodies never get in here: redaction happens where evidence is made.

/** How far the call had come when it failed; it makes `effect` decidable. */
export type Phase = 'connect' | 'send' | 'headers' | 'body' | 'decode';

/** What a body turned out to be, whatever its content type said. */
export type BodyKind = 'json' | 'html' | 'text' | 'empty' | 'invalid_json';

/** Facts. Absent means: nothing was seen. */
export interface Evidence {
  /** Extractors that recognised something, in the order of the walk. */
  readonly sources: readonly string[];
  readonly phase?: Phase;
  readonly status?: number;
  /** The provider's machine-readable code. */
  readonly code?: string;
  /** `type` of a problem document. */
  readonly problem_type?: string;
  readonly request_id?: string;
  readonly retry_after_ms?: number;
  readonly body_kind?: BodyKind;
  /** `WWW-Authenticate`: its error code, and whether its description says expired. */
  readonly auth_error?: string;
  readonly auth_expired?: boolean;
  /** Node's errno name (`ECONNRESET`), undici's or another library's `code`. */
  readonly errno?: string;
  readonly syscall?: string;
  /** Class name of the thrown value that decides. */
  readonly exception?: string;
  /** Who ended the call on this side: its deadline, or the caller. */
  readonly aborted_by?: 'deadline' | 'caller';
  /** Visible on the request itself; `operation` given by the caller wins over both. */
  readonly method?: string;
  readonly keyed?: boolean;
  readonly fields?: readonly { readonly path: string; readonly expected: string }[];
  readonly allowed_operations?: readonly string[];
  readonly existing_id?: string;
  readonly decline_code?: string;
}

/** One link of a failure: the value itself, or one of its causes. */
export type Link = unknown;

/** Reads one kind of failure source. */
export interface Extractor {
  /** Names the source in `Evidence.sources`; the file has the same name. */
  readonly source: string;
  recognises(link: Link): boolean;
  extract(link: Link): Partial<Omit<Evidence, 'sources'>>;
}

/**
 * A response that is a failure, or a "success" that cannot be believed, as plain data.
 * `error` says why a 2xx was not believed.
 */
export interface HttpFailure {
  readonly http: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    /** Decoded text; absent when it was not read. */
    readonly body?: string;
  };
  readonly request?: { readonly method: string; readonly keyed: boolean };
}
