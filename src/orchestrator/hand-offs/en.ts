// What a person is asked, in English. Read by `requestOf`.
// When a hand-off is made: one question that can be answered without knowing the program.
import type { HandOffTexts, Request } from './texts.ts';

const found: Request = {
  question: 'Did {operation} happen at {host}? Its answer was lost; look it up there, and say whether it is to be sent again.',
  done_when: 'It is known whether {operation} was applied, and it was applied exactly once or is no longer wanted.',
};

const unavailable: Request = {
  question: '{host} keeps failing for {operation}. Is it down for good, or is this integration pointed at the wrong place?',
  done_when: 'A read at {host} succeeds.',
};

export const en: HandOffTexts = {
  byType: {
    rate_limited: {
      question: '{host} keeps limiting the calls of {credential}. Can the limit be raised, or the work be spread out?',
      done_when: '{operation} with {credential} is answered without a limit.',
    },
    resource_locked: {
      question: 'What holds the object that {operation} needs at {host}? Please have it released.',
      done_when: '{operation} at {host} no longer meets a lock.',
    },
    network_error: unavailable,
    timeout: unavailable,
    service_unavailable: unavailable,
    server_error: {
      question: '{host} fails internally on {operation} every time. Please report it to the provider.',
      done_when: '{operation} at {host} is answered without an internal failure.',
    },
    expired_credentials: {
      question: '{credential} has expired at {host}. Please issue a new one.',
      done_when: 'A read with {credential} at {host} succeeds.',
    },
    invalid_credentials: {
      question: '{host} does not accept {credential}. Please check it, and replace it if it was revoked.',
      done_when: 'A read with {credential} at {host} succeeds.',
    },
    permission_denied: {
      question: 'May {credential} do {operation} at {host}? If so, please grant it the permission.',
      done_when: '{operation} with {credential} is no longer refused for want of permission.',
    },
    account_restricted: {
      question: 'The account of {credential} is restricted at {host}. Please settle it with the provider (plan, billing or suspension).',
      done_when: 'The provider shows the account as active, and a read with {credential} succeeds.',
    },
    payment_declined: {
      question: 'The payment for {operation} was declined. What does the payer want to do: another method, another day, or nothing?',
      done_when: 'The payer has decided, and the charge went through by other means or was given up.',
    },
    configuration_error: {
      question: 'The integration with {host} is set up wrongly for {operation}. Please correct its address, version or settings.',
      done_when: '{operation} reaches {host} and gets an answer of its API.',
    },
    quota_exhausted: {
      question: 'The quota of {credential} at {host} is used up. Shall it be raised, or the work wait for the next period?',
      done_when: 'The provider shows quota left, or the next period has begun.',
    },
    invalid_input: {
      question: '{host} refuses the input of {operation}. What should be sent instead?',
      done_when: '{operation} is accepted with the corrected input, or is no longer wanted.',
    },
    business_rule_violation: {
      question: 'A rule at {host} refuses {operation} in the present state. Which way out is wanted?',
      done_when: 'The object is in a state that allows {operation}, or it is no longer wanted.',
    },
    not_found: {
      question: '{host} does not know the object that {operation} names. Which one is meant?',
      done_when: 'The object can be read at {host}, or {operation} is no longer wanted.',
    },
    stale_object: {
      question: 'Somebody else keeps changing the object of {operation} at {host}. Whose version shall stand?',
      done_when: 'The object at {host} is as it should be.',
    },
    idempotency_conflict: {
      question: 'The key of {operation} was used at {host} for another request. Which of the two is wanted?',
      done_when: 'It is known which request was applied, and nothing else is open under that key.',
    },
    duplicate: {
      question: '{host} already has what {operation} would create. Is it the same thing?',
      done_when: 'It is known which object at {host} is to be used.',
    },
    malformed_response: {
      question: 'Something at {host} answers {operation} in a way that cannot be read. What is answering there?',
      done_when: '{operation} gets an answer of the API.',
    },
    unknown: {
      question: '{operation} at {host} failed for an unknown reason. Please look at what happened and decide how to go on.',
      done_when: 'The reason is known, and {operation} was done or is no longer wanted.',
    },
  },
  unknownEffect: found,
  partialEffect: {
    question: 'Only a part of {operation} was applied at {host}. Which part is missing, and shall it be sent?',
    done_when: 'All parts of {operation} were applied exactly once, or the rest is no longer wanted.',
  },
  refreshInVain: {
    question: '{credential} was renewed, and {host} still refuses it as expired. Please connect the account again.',
    done_when: 'A read with {credential} at {host} succeeds.',
  },
  sameFailure: {
    question: '{operation} at {host} was tried several times and refused in the same way. What should be sent instead?',
    done_when: '{operation} is accepted, or is no longer wanted.',
  },
  code: '(Code: {code}.)',
};
