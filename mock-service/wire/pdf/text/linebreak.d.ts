// What is used of `linebreak`, which comes without types.
// Beside step 6 of a request's walk.
declare module 'linebreak' {
  /** A place where a line may end: before the code unit at `position`; `required`: it must. */
  interface Break {
    readonly position: number;
    readonly required: boolean;
  }
  /** Reads a text from its beginning. @see Unicode Standard Annex 14 */
  class LineBreaker {
    constructor(text: string);
    nextBreak(): Break | null;
  }

  export = LineBreaker;
}
