// Phase: how far a call had come when it failed, which makes its effect decidable.
// Step 2 of a failure's walk: extractors and phrases name it, rules and the verdict on the effect read it.

/** How far the call had come when it failed; it makes `effect` decidable. */
export type Phase = 'connect' | 'send' | 'headers' | 'body' | 'decode';
