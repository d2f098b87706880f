// shallowJson: any JSON that is not nested too deep for what walks it level by level: schemas, and JSON itself when it is written.
// Beside the walk: free values that a fault rule brings are read through this.
import * as z from 'zod';

/** How many objects and arrays may lie within each other. */
export const MAX_JSON_DEPTH = 64;

/** Whether a value is nested at most so deep; a loop over levels, for the stack is what must not be trusted here. */
function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth < MAX_JSON_DEPTH; depth += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    if (level.length === 0) return true;
  }
  return false;
}

/** JSON of at most MAX_JSON_DEPTH levels; the type and form are those of `z.json()`. */
export const shallowJson = z
  .unknown()
  .refine(isShallow, { error: `JSON of at most ${MAX_JSON_DEPTH} levels`, abort: true })
  .pipe(z.json());
