// toApplicationFailure: a tool error as the options of a Temporal application failure.
// Beside a failure's walk: after step 4, for activities of a workflow.
// @see temporalio/sdk-typescript packages/common/src/failure.ts, ApplicationFailureOptions
import type { ToolError } from '../tool-error.ts';

/** What `ApplicationFailure.create` takes. */
export interface ApplicationFailureOptions {
  /** For people: the cause and what to do. */
  readonly message: string;
  /** The cause, as `nonRetryableErrorTypes` of a retry policy names it. */
  readonly type: string;
  readonly nonRetryable: boolean;
  /** The whole tool error, for the workflow. */
  readonly details: [ToolError];
  /** Milliseconds; absent when nobody said, so that the retry policy decides. */
  readonly nextRetryDelay?: number;
}

/** The options for `error`. */
export function toApplicationFailure(error: ToolError): ApplicationFailureOptions {
  const { error_type, retryable, guidance, retry_after_ms } = error;
  return {
    message: `${error_type}: ${guidance}`,
    type: error_type,
    nonRetryable: !retryable,
    details: [error],
    ...(retryable && retry_after_ms !== null ? { nextRetryDelay: retry_after_ms } : {}),
  };
}
