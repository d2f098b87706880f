// HandOffTexts: what a language has to supply; the compiler refuses one that forgets a type of error.
// `{operation}`, `{credential}`, `{host}` and `{code}` are names; nothing else is ever filled in.
import type { ErrorType } from '../../contract/error-types.ts';

/** What a person is asked, and how to know that it is done. */
export interface Request {
  readonly question: string;
  readonly done_when: string;
}

/** Requests of one language. */
export interface HandOffTexts {
  readonly byType: Readonly<Record<ErrorType, Request>>;
  /** Whatever the type: it is not known whether the write happened. */
  readonly unknownEffect: Request;
  readonly partialEffect: Request;
  /** The token was renewed and is refused as expired all the same. */
  readonly refreshInVain: Request;
  /** What the caller could mend, and did not in several tries. */
  readonly sameFailure: Request;
  /** Put behind a question when the provider named a code. */
  readonly code: string;
}
