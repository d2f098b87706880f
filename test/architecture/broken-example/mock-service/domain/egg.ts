// egg: needs the hen.
// The broken example of an import circle; the types of it count too.
import type { Hen } from './hen.ts';

export interface Egg {
  readonly of: Hen;
}
