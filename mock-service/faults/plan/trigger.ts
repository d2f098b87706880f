// Trigger: when a rule fires, counted over its own matches. Pure: the plan keeps the counts.
// Step 3 of a request's walk, once a rule's match and place are reached.

/** `first`: matches 1 to n; `nth`: match n alone; `every`: matches n, 2n, 3n …; `always`: each one. Counts from 1. */
export type Trigger = { readonly kind: 'always' } | { readonly kind: 'first' | 'nth' | 'every'; readonly n: number };

const FIRES = {
  always: () => true,
  first: (ordinal: number, n: number) => ordinal <= n,
  nth: (ordinal: number, n: number) => ordinal === n,
  every: (ordinal: number, n: number) => ordinal % n === 0,
};

/** Whether match number `ordinal` (from 1) fires. */
export function fires(trigger: Trigger, ordinal: number): boolean {
  return trigger.kind === 'always' || FIRES[trigger.kind](ordinal, trigger.n);
}

/** Whether no match after number `ordinal` can fire any more. */
export function spent(trigger: Trigger, ordinal: number): boolean {
  return (trigger.kind === 'first' || trigger.kind === 'nth') && ordinal >= trigger.n;
}
