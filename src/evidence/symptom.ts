// Symptom: what went wrong on this side or on the way, in one word for all languages and libraries; Phase: how far the call had come; Sign: both.
// Step 2 of a failure's walk: phrases and class names are read into these, rules ask for them. What an answer says is a Meaning.

/** Closed list. `held_back`: a breaker or a balancer had nobody to hand the call to. */
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
    'held_back',
    'own_fault',
  ] as const),
  ...(['not_http', 'not_json', 'bad_coding', 'unreadable', 'too_large'] as const),
] as const;

/** One of them. */
export type Symptom = (typeof SYMPTOMS)[number];

/** How far the call had come when it failed; it makes `effect` decidable. */
export type Phase = 'connect' | 'send' | 'headers' | 'body' | 'decode';

/** What a phrase or a class name stands for. */
export type Sign = readonly [symptom: Symptom, phase?: Phase];

/** Words, and what they stand for. */
export type Phrase = readonly [words: RegExp, ...sign: Sign];
