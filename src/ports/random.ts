// RandomSource: the consumer's only source of chance.
// A port: the client takes one.

/** Draws that need not be repeatable. */
export interface RandomSource {
  /** A number in [0, 1). */
  unit(): number;
  /** A new identifier. */
  id(): string;
}

/** The machine's source. */
export const systemRandom: RandomSource = {
  unit: () => Math.random(),
  id: () => crypto.randomUUID(),
};
