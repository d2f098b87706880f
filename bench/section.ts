// Section: one part of the bench, which can be run alone by its name.

/** `quick`: each section runs once, small, to see that it works; its numbers mean nothing. */
export type Size = 'full' | 'quick';

/** What is measured. */
export interface Section {
  readonly name: string;
  readonly about: string;
  /** Measures and prints; throws when a call failed, for then the numbers mean nothing. */
  run(size: Size): Promise<void>;
}
