// count: how many of something, as a file may say it: whole, and small enough that it can be counted on from for centuries.
// Beside the walk: the states of plans and sandboxes are held against it when they are read.
import * as z from 'zod';

/** No service ever counts so far; whatever goes on from here stays a whole number that a computer tells from the next one. */
export const MAX_COUNT = 1_000_000_000_000;

/** A count, from 0. */
export const count = z.int().min(0).max(MAX_COUNT);
