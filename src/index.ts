// The public surface of the consumer: the contract, from failure to tool error, the client that speaks it, the harness under a caller, and the search of tools.
// What `import "overdue"` gives; named exports only.
export { type ClassifyOptions, classify } from './classifier/classify.ts';
export { classifyResponse } from './classifier/classify-response.ts';
export { explain } from './classifier/explain.ts';
export type { OAuth, TokenPair } from './client/auth.ts';
export { type Client, createClient, DEFAULT_DEADLINE_MS, type Refreshed, type Result } from './client/client.ts';
export { OPERATIONS, type OperationName } from './client/operations.ts';
export type { CallOptions, ClientOptions } from './client/options.ts';
export type { CallArguments, InputOf, ValueOf } from './client/types.ts';
export { type Conclusion, conclude, type Premises } from './contract/conclude.ts';
export { type ApplicationFailureOptions, toApplicationFailure } from './contract/converters/to-application-failure.ts';
export { type McpToolResult, toMcpToolResult } from './contract/converters/to-mcp-tool-result.ts';
export { type ProblemDetails, toProblemDetails } from './contract/converters/to-problem-details.ts';
export { type RpcDetail, type RpcStatus, toRpcStatus } from './contract/converters/to-rpc-status.ts';
export { ACTIONS, type Action, EFFECTS, type Effect, ERROR_TYPES, type ErrorClass, type ErrorType } from './contract/error-types.ts';
export { checkLaws, LAWS, type Law } from './contract/laws.ts';
export {
  CONTRACT_VERSION,
  LANGUAGES,
  type Language,
  type OperationContext,
  type ToolError,
  type ToolErrorDetails,
  toolErrorSchema,
} from './contract/tool-error.ts';
export type { ToolCategory, ToolEntry, ToolHit, ToolIndex, ToolSearchOptions, ToolSearchResult } from './discovery/tool-entry.ts';
export { createToolIndex } from './discovery/tool-index.ts';
export { collect } from './evidence/collect.ts';
export type { Evidence, HttpFailure } from './evidence/evidence.ts';
export { type ReadFailure, readFailure } from './evidence/input/read-failure.ts';
export {
  bodyFailure,
  exceptionFailure,
  grpcFailure,
  type HttpForm,
  httpFailure,
  textFailure,
  toolResultFailure,
} from './evidence/values/forms.ts';
export { type Breakers, createBreakers } from './orchestrator/accounts/breakers.ts';
export { createLedger, type Ledger, type LedgerLine } from './orchestrator/accounts/ledger.ts';
export { createLoopGuard, type LoopGuard } from './orchestrator/accounts/loop-guard.ts';
export { createRetryBudget, type RetryBudget } from './orchestrator/accounts/retry-budget.ts';
export { type ClientLike, clientPort } from './orchestrator/client-port.ts';
export { decide, type Situation } from './orchestrator/decide.ts';
export type { Because, Decision } from './orchestrator/decision.ts';
export type { HarnessEvent, Listener } from './orchestrator/event.ts';
export { eventLine, logTo } from './orchestrator/event-line.ts';
export type { HandOff, HandOffStore } from './orchestrator/hand-off.ts';
export { fileHandOffs } from './orchestrator/hand-off-file.ts';
export { memoryHandOffs } from './orchestrator/hand-offs/hand-off-memory.ts';
export { type Answer, createHandOffs, type HandOffs } from './orchestrator/hand-offs/hand-offs.ts';
export { createHarness, type Harness } from './orchestrator/harness.ts';
export type { HarnessOptions, SharedAccounts } from './orchestrator/harness-options.ts';
export { type MultiplicationReport, multiplication } from './orchestrator/multiplication.ts';
export type { OperationTable } from './orchestrator/operation-table.ts';
export type { Failed, Outcome, Succeeded, Tally } from './orchestrator/outcome.ts';
export { DEFAULT_POLICY, type Policy } from './orchestrator/policy.ts';
export type { CallPort, CallRequest, CallResult, OperationFacts, ReadFound, Target } from './orchestrator/port.ts';
export type { RunOptions } from './orchestrator/run-options.ts';
export { type Clock, systemClock } from './ports/clock.ts';
export { type RandomSource, systemRandom } from './ports/random.ts';
