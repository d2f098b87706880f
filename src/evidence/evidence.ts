// Evidence: facts read off a failure, no judgement. Step 2 of a failure's walk.
// Secrets, personal data, paths and bodies never get in here: redaction happens where evidence is made.

import type { Provider } from './dialects/dialect.ts';
import type { Meaning } from './meaning.ts';
import type { Phase, Symptom } from './symptom.ts';

/** What a body turned out to be, whatever its content type said. */
export type BodyKind = 'json' | 'html' | 'text' | 'empty' | 'invalid_json';

/** Facts. Absent means: nothing was seen. */
export interface Evidence {
  /** Extractors that recognised something, in the order of the walk. */
  readonly sources: readonly string[];
  readonly phase?: Phase;
  readonly status?: number;
  /** Whose answer it is, when it is one of those whose dialects are known. */
  readonly provider?: Provider;
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
  /** The error of an OAuth token endpoint. */
  readonly oauth_error?: string;
  /** What became of renewing an access token on this side: see the client's RenewalFailure. */
  readonly renewal?: 'lost' | 'refused' | 'in_vain';
  /** Node's errno name (`ECONNRESET`), undici's or another library's `code`. */
  readonly errno?: string;
  readonly syscall?: string;
  /** Class name of the thrown value that decides. */
  readonly exception?: string;
  /** Who ended the call on this side: its deadline, or the caller. */
  readonly aborted_by?: 'deadline' | 'caller';
  /** A library's own word for a broken transport without a code: `fetch failed`, `terminated`. */
  readonly transport_failed?: boolean;
  /** A response that is a success in every way that shows: nothing failed. */
  readonly success?: boolean;
  /** Visible on the request itself; `operation` given by the caller wins over both. */
  readonly method?: string;
  readonly keyed?: boolean;
  /** What a text, a class name or a message says went wrong, in a word of `symptom.ts`. */
  readonly symptom?: Symptom;
  /** gRPC's name for how the call ended (`UNAVAILABLE`), and the numeric code of a JSON-RPC error. */
  readonly grpc_status?: string;
  readonly rpc_code?: number;
  readonly fields?: readonly { readonly path: string; readonly expected: string }[];
  readonly allowed_operations?: readonly string[];
  readonly existing_id?: string;
  readonly decline_code?: string;
  /** What the error's codes or texts say, in a word of `meaning.ts`. */
  readonly says?: Meaning;
  /** A success whose body tells of an error; and one of whose items some failed and others did not. */
  readonly error_in_success?: boolean;
  readonly partial?: boolean;
  /** Of several attempts that the failure tells of, one was sent and got no answer that settles it. */
  readonly unsettled?: boolean;
  /** A header of the provider's says in so many words whether to repeat the call. */
  readonly told_to_retry?: boolean;
  /** The type that another program's tool error names, what it says of the effect, and whether a new credential helps. */
  readonly tool_error?: string;
  readonly told_effect?: 'not_applied' | 'applied' | 'unknown';
  readonly told_to_refresh?: boolean;
  /** A header of the provider's says that it did nothing. */
  readonly nothing_done?: boolean;
  /** Which of several limits a header says was reached: over a moment, a minute, an hour, or a day and longer. */
  readonly limit?: 'burst' | 'minute' | 'hour' | 'day';
  /** Where SOAP says that the fault lies. */
  readonly fault_side?: 'caller' | 'provider' | 'protocol';
  /** Who answered, where that shows: something in front of the provider. */
  readonly origin?: 'edge';
}

/** One link of a failure: the value itself or one of its causes, already read safely and within bounds. */
export type Link = HttpLink | ThrownLink | TextLink;

/** A response. */
export interface HttpLink {
  readonly kind: 'http';
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null when it was not read. */
  readonly body: Body | null;
  readonly request: { readonly method: string; readonly keyed: boolean } | null;
  /** True when the reading of the response broke off, so that a cause says more. */
  readonly broken: boolean;
  /** True when somebody took it for a failure already: a library that threw it, our client that did not believe it. */
  readonly doubted: boolean;
  /** Class and type of the error that carried it; empty when it came as it is. Never copied into evidence. */
  readonly carrier: string;
}

/** A response's body. */
export interface Body {
  readonly kind: BodyKind;
  /** What JSON parsed to; undefined for every other kind. Plain data: no getters, no proxies. */
  readonly json: unknown;
  /** The beginning of one that is not JSON; empty for JSON. */
  readonly text: string;
  /** Length in UTF-8. */
  sizeBytes(): number;
}

/** A thrown value, or one that was once thrown and is now plain data. */
export interface ThrownLink {
  readonly kind: 'thrown';
  readonly name: string;
  /** For anchored phrases only; never copied into evidence. */
  readonly message: string;
  /** True for the result of a tool that did what it was asked. */
  readonly isDone: boolean;
  /** What an error of axios says of its request; null when it says nothing. */
  readonly request: HttpLink['request'];
  /** A property, or one further down, that is a string, cut to a safe length; undefined when it is none or reading it throws. */
  readonly text: (...path: readonly string[]) => string | undefined;
  /** The same for a finite number. */
  readonly number: (...path: readonly string[]) => number | undefined;
  /** The same for a yes or no. */
  readonly flag: (...path: readonly string[]) => boolean | undefined;
}

/** A string, thrown or given as it is. */
export interface TextLink {
  readonly kind: 'text';
  readonly text: string;
}

/** What extractors may know besides the link. */
export interface ExtractionContext {
  /** When the failure arrived, milliseconds since 1970; dates in headers need it when the response has no `Date`. */
  readonly receivedAtMs?: number;
}

/** What an extractor adds. `told`: what the words of a message seem to say; it counts as `says` where nothing firmer is known. */
export type Facts = Partial<Omit<Evidence, 'sources'>> & { readonly told?: Meaning };

/** Reads one kind of failure source. */
export interface Extractor {
  /** Names the source in `Evidence.sources`; the file has the same name. */
  readonly source: string;
  recognises(link: Link): boolean;
  /** `known` is what earlier extractors read off the link: their word stands, so it need not be looked for. */
  extract(link: Link, context: ExtractionContext, known: Facts): Facts;
}

/** A response that is a failure, or a "success" that cannot be believed, as plain data. `collect` reads other forms, too: see http-forms.ts. */
export interface HttpFailure {
  readonly http: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>> | Headers;
    /** Decoded text; absent when it was not read. */
    readonly body?: string;
  };
  readonly request?: { readonly method: string; readonly keyed: boolean };
  /** True: a success that is not believed. */
  readonly doubted?: boolean;
  /** What was thrown while the body was read, if reading broke off. */
  readonly cause?: unknown;
}
