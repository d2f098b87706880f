// Symptom: what a text says went wrong, in one word for all languages and libraries; Phase: how far the call had come; Sign: both.
// Step 2 of a failure's walk: phrases and class names are read into these, rules ask for them.

/** Closed list. */
export const SYMPTOMS = [
  ...(['timed_out', 'refused', 'unreachable', 'connection_lost', 'cut_short', 'name_unknown', 'name_unresolved'] as const),
  ...([
    'untrusted_peer',
    'tls_failed',
    'bad_address',
    'bad_proxy',
    'redirected_in_circles',
    'local_access',
    'cancelled',
    'withheld',
    'own_fault',
  ] as const),
  ...(['not_http', 'not_json', 'bad_coding', 'unreadable', 'too_large'] as const),
  ...(['rate_limited', 'quota_used_up', 'credentials_expired', 'credentials_invalid', 'permission_missing'] as const),
  ...(['declined', 'invalid', 'missing', 'exists', 'stale', 'locked', 'key_reused', 'forbidden_now', 'unavailable', 'broken'] as const),
] as const;

/** One of them. */
export type Symptom = (typeof SYMPTOMS)[number];

/** How far the call had come when it failed; it makes `effect` decidable. */
export type Phase = 'connect' | 'send' | 'headers' | 'body' | 'decode';

/** What a phrase or a class name stands for. */
export type Sign = readonly [symptom: Symptom, phase?: Phase];

/** Words, and what they stand for. */
export type Phrase = readonly [words: RegExp, ...sign: Sign];
