// SurfaceTexts: which words the surface needs of each language. Names of tools and arguments stay as they are.
// Between the wire and the catalogue: words only.

/** A title, and what the tool is for. */
export interface ToolWords {
  readonly title: string;
  readonly description: string;
}

/** The words of one language. */
export interface SurfaceTexts {
  readonly searchTools: ToolWords;
  readonly describeTools: ToolWords;
  readonly callRead: ToolWords;
  readonly callWrite: ToolWords;
  readonly callDestructive: ToolWords;
  /** Of a search that found little. */
  readonly weak: string;
  /** What belongs in a caller's `arguments`. */
  readonly argumentsOf: (tool: string, required: readonly string[]) => string;
}
