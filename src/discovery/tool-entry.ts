// ToolEntry: what the search is told of a tool, and what it answers.
// Discovery: where the walk of a question begins and ends.

/** A tool of any catalogue. Only `name` is needed. */
export interface ToolEntry {
  readonly name: string;
  /** What the model reads, in any language. */
  readonly description?: string;
  /** The same in Portuguese. */
  readonly description_pt?: string;
  readonly category?: string;
  /** A JSON Schema of its arguments; names, descriptions and enums are looked at, three levels deep. */
  readonly input_schema?: unknown;
  /** Other words for it, in any language; nobody but the search reads them. */
  readonly aliases?: readonly string[];
}

/** A tool that was found. */
export interface ToolHit {
  readonly name: string;
  readonly description: string;
  readonly category: string | null;
  /** Only good for comparing hits of one answer. */
  readonly score: number;
}

/** A category and what is in it. */
export interface ToolCategory {
  /** null: of tools without one. */
  readonly category: string | null;
  /** Names, in order; 100 at most. */
  readonly tools: readonly string[];
  /** How many there are. */
  readonly count: number;
}

/** The answer to a question. */
export interface ToolSearchResult {
  /** Best first; ties by name. */
  readonly hits: readonly ToolHit[];
  /** True: little or nothing of the question was found, so that `categories` is worth reading. */
  readonly weak: boolean;
  /** What there is, where the answer is weak; else empty. */
  readonly categories: readonly ToolCategory[];
}

/** What may be asked besides words. */
export interface ToolSearchOptions {
  /** 5 when left out; at least 1, at most 100. */
  readonly limit?: number;
  /** Only tools of this category, as it is written in the catalogue but for case and accents. */
  readonly category?: string;
}

/** A catalogue made ready to be searched. */
export interface ToolIndex {
  /** How many tools it holds. */
  readonly size: number;
  /** Names that came more than once: the first of each is kept. */
  readonly duplicates: readonly string[];
  /** Answers every text; one that says nothing gets no hits and is weak. Of a text over 1,000 characters the beginning counts. */
  search(query: string, options?: ToolSearchOptions): ToolSearchResult;
}
