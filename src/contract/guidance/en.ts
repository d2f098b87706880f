// Guidance in English. Read by `guidance`; every sentence tells a model what to do next, or who must act.
// Step 4 of a failure's walk: the words a tool error leaves with.
import type { GuidanceTexts } from './texts.ts';

export const en: GuidanceTexts = {
  cause: {
    rate_limited: 'The provider is rate-limiting calls.',
    resource_locked: 'Another request is already using this object.',
    network_error: 'The connection failed.',
    timeout: 'No answer arrived in time.',
    service_unavailable: 'The provider is temporarily unavailable.',
    server_error: 'The provider had an internal error.',
    expired_credentials: 'The credentials have expired.',
    invalid_credentials: 'The credentials were not accepted.',
    permission_denied: 'These credentials do not have permission to do this.',
    account_restricted: 'The account is restricted.',
    payment_declined: 'The payment was declined.',
    configuration_error: 'This integration is misconfigured.',
    quota_exhausted: 'The quota is used up.',
    invalid_input: 'The input is not valid.',
    business_rule_violation: "A business rule does not allow this in the object's current state.",
    not_found: 'The object does not exist, or is not visible here.',
    stale_object: 'The call was not based on the current version of the object.',
    idempotency_conflict: 'The idempotency key was already used for a different request.',
    duplicate: 'This already exists.',
    malformed_response: 'The answer could not be read.',
    unknown: 'The call failed for an unknown reason.',
  },
  retry: {
    waitKnown: 'Wait {wait}, then repeat the identical call.',
    waitZero: 'Repeat the identical call now.',
    waitUnknown: 'Wait a little, then repeat the identical call; wait longer after each failure.',
  },
  ifUnseen: {
    waitKnown:
      'If this call changes something, look it up first and repeat it only if it was not done; if it only reads, wait {wait}, then repeat the identical call.',
    waitUnknown:
      'If this call changes something, look it up first and repeat it only if it was not done; if it only reads, wait a little, then repeat the identical call.',
  },
  reconcile: {
    unknown: 'The call may have been applied all the same: look up whether it was before you repeat anything.',
    partial: 'Only part of it was applied: look up which part before you repeat anything, then send only what is missing.',
    duplicate: 'It may be the result of an earlier attempt: look it up before you repeat anything, and use it if it is yours.',
    duplicateOf: '{id} may be the result of an earlier attempt: look it up before you repeat anything, and use it if it is yours.',
  },
  giveUp: {
    waitKnown: 'Do not repeat the call: a person must decide how to go on. The provider asks for a wait of {wait} before anything else.',
    waitUnknown: 'Do not repeat the call: a person must decide how to go on.',
  },
  escalate: {
    expired_credentials: 'Do not repeat the call: a person must issue new ones.',
    invalid_credentials: 'Do not repeat the call: a person must check or replace them.',
    permission_denied: 'Do not repeat the call: a person must grant the permission or use another account.',
    account_restricted: 'Do not repeat the call: a person must settle it with the provider (plan, billing or suspension).',
    payment_declined: 'Do not charge again: a person must settle it with the payer.',
    configuration_error: 'Do not repeat the call: a person must correct the address, version or configuration.',
    quota_exhausted: 'Do not repeat the call: a person must raise the quota or schedule the work for later.',
    malformed_response: 'Do not repeat the call: a person must find out what is answering at the configured address.',
    unknown: 'Do not repeat the call: a person must find out what happened.',
  },
  quotaUntil: 'Do not repeat the call: a person must raise the quota or schedule the work for {wait} from now.',
  decline: {
    soft: 'Do not charge again now: another day or another payment method may work, and a person must arrange that with the payer.',
    hard: 'Do not charge this payment method again: a person must ask the payer for another one.',
  },
  refresh: 'Get a fresh token, then make the call once more; if it fails again, a person must act.',
  done: {
    plain: 'The result you wanted is already in place: treat this step as done and go on.',
    of: 'The result you wanted is already in place as {id}: treat this step as done and go on.',
  },
  fix: {
    invalid_input: 'Correct the input, then call again.',
    business_rule_violation: 'Read the object, then choose an operation or values that its state allows.',
    not_found: 'Check the id, or list the objects to find the right one, then call again.',
    stale_object: 'Read it again, reapply your change to what you read, then call again with that version.',
    idempotency_conflict: 'For a new request use a new key; to repeat the old one, send exactly what was sent before.',
    duplicate: 'Another object holds this name or number: use that object, or choose another name or number.',
  },
  fixFields: 'Correct {names}, then call again.',
  fixDuplicateOf: '{id} holds this name or number: use that object, or choose another name or number.',
  allowedNow: 'Allowed now: {names}.',
  units: { s: 's', min: 'min', h: 'h', d: 'days' },
};
