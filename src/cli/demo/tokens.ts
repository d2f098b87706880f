// createTokenCounter: how many tokens a model reads in a text, by a public tokenizer.
// At the edge: loaded by the demo alone; its table of two megabytes costs no other command anything.

/** Counts. */
export interface TokenCounter {
  /** Of the tokenizer and its table. */
  readonly name: string;
  readonly encoding: string;
  count(text: string): number;
}

/** The table that current models of OpenAI's read with; other models' counts differ by some per cent. */
export async function createTokenCounter(): Promise<TokenCounter> {
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
  return { name: 'gpt-tokenizer', encoding: 'o200k_base', count: (text) => countTokens(text) };
}
