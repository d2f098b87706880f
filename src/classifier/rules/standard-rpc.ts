// Standard rules, fifth part: how a gRPC call ended, and the errors of JSON-RPC.
// Step 3 of a failure's walk. @see https://github.com/grpc/grpc/blob/master/doc/statuscodes.md, https://google.aip.dev/194
import type { Outcome, Rule } from '../rule.ts';
import { ASKS_LONG } from './long-wait.ts';

type Row<K> = readonly [key: K, error_type: Outcome['error_type'], effect: Outcome['effect'], because: string];

const GRPC = 'grpc statuscodes.md';

const grpc: readonly Row<string>[] = [
  ['CANCELLED', 'unknown', 'unknown', `${GRPC}: the caller gave the call up on purpose; it is not repeated by itself.`],
  ['UNKNOWN', 'unknown', 'unknown', `${GRPC}: an error of another kind; AIP-194 does not repeat it.`],
  ['INVALID_ARGUMENT', 'invalid_input', 'not_applied', `${GRPC}: wrong whatever the state of the system.`],
  ['DEADLINE_EXCEEDED', 'timeout', 'by_phase', `${GRPC}: the deadline passed; the work may have been done nevertheless.`],
  ['NOT_FOUND', 'not_found', 'not_applied', `${GRPC}: the entity was not found.`],
  ['ALREADY_EXISTS', 'duplicate', 'not_applied', `${GRPC}: the entity exists already.`],
  ['PERMISSION_DENIED', 'permission_denied', 'not_applied', `${GRPC}: the caller is known and may not do this.`],
  ['RESOURCE_EXHAUSTED', 'rate_limited', 'not_applied', `${GRPC}: a quota or limit of calls; no detail names a day.`],
  ['FAILED_PRECONDITION', 'business_rule_violation', 'not_applied', `${GRPC}: the state must change before a repeat makes sense.`],
  ['ABORTED', 'stale_object', 'not_applied', `${GRPC}: to be repeated at a higher level, from the read on.`],
  ['OUT_OF_RANGE', 'invalid_input', 'not_applied', `${GRPC}: past the valid range.`],
  ['UNIMPLEMENTED', 'configuration_error', 'not_applied', `${GRPC}: the service does not have this operation.`],
  ['INTERNAL', 'server_error', 'by_phase', `${GRPC}: an invariant broke on the other side or on the way.`],
  [
    'UNAVAILABLE',
    'service_unavailable',
    'by_phase',
    `${GRPC}: unavailable for now; AIP-194 repeats it, though it may follow a partial send.`,
  ],
  ['DATA_LOSS', 'malformed_response', 'unknown', `${GRPC}: data was lost or corrupted beyond repair.`],
  ['UNAUTHENTICATED', 'invalid_credentials', 'not_applied', `${GRPC}: no valid credentials.`],
];

const JSON_RPC = 'JSON-RPC 2.0 section 5.1';

const jsonRpc: readonly Row<number>[] = [
  [-32_700, 'configuration_error', 'not_applied', `${JSON_RPC}: what was sent is not JSON.`],
  [-32_600, 'configuration_error', 'not_applied', `${JSON_RPC}: what was sent is no request.`],
  [-32_601, 'configuration_error', 'not_applied', `${JSON_RPC}: the method does not exist.`],
  [
    -32_602,
    'configuration_error',
    'not_applied',
    `${JSON_RPC}: the parameters do not fit the method; a protocol fault, not an answer of the tool.`,
  ],
  [-32_603, 'server_error', 'by_phase', `${JSON_RPC}: an internal error; how far the work had come is not known.`],
  [-32_002, 'not_found', 'not_applied', 'MCP 2025-11-25, resources: the resource was not found.'],
];

export const standardRpc: readonly Rule[] = [
  {
    id: 'grpc.pushback',
    when: { grpc_status: { oneOf: ['UNAVAILABLE', 'RESOURCE_EXHAUSTED', 'ABORTED', 'INTERNAL'] }, told_to_retry: { equals: false } },
    then: { error_type: 'service_unavailable', effect: 'by_phase', veto: true },
    because: 'gRFC A6: a negative or unreadable grpc-retry-pushback-ms forbids a repeat.',
  },
  {
    id: 'grpc.RESOURCE_EXHAUSTED.long-wait',
    when: { grpc_status: { equals: 'RESOURCE_EXHAUSTED' }, ...ASKS_LONG },
    then: { error_type: 'quota_exhausted', effect: 'not_applied' },
    because: 'google.rpc RetryInfo or a pushback over 900 s: not a burst but a used-up quota (AIP-194).',
  },
  {
    id: 'grpc.untrusted',
    when: { grpc_status: { equals: 'UNAVAILABLE' }, symptom: { equals: 'untrusted_peer' } },
    then: { error_type: 'configuration_error', effect: 'not_applied' },
    because: `${GRPC}: unavailable, since the peer's certificate is not trusted: no connection was made, and waiting changes nothing.`,
  },
  {
    id: 'grpc.unreadable',
    when: { grpc_status: { equals: 'INTERNAL' }, symptom: { equals: 'unreadable' } },
    then: { error_type: 'malformed_response', effect: 'unknown' },
    because: `${GRPC}: internal, since the library cannot read the answer: the work may have been done, and the answer is the same again.`,
  },
  ...grpc.map(
    ([name, error_type, effect, because]): Rule => ({
      id: `grpc.${name}`,
      when: { grpc_status: { equals: name } },
      then: { error_type, effect },
      because,
    }),
  ),
  ...jsonRpc.map(
    ([code, error_type, effect, because]): Rule => ({
      id: `json-rpc.${-code}`,
      when: { rpc_code: { equals: code } },
      then: { error_type, effect },
      because,
    }),
  ),
];
