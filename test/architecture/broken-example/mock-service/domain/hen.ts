// hen: needs the egg.
// The broken example of an import circle; the types of it count too.
import type { Egg } from './egg.ts';

export interface Hen {
  readonly from: Egg;
}
