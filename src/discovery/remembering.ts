// remembering: a function of a word that keeps its answers, so many at most: texts say the same words again and again.
// Beside both walks; what it answers is the same with it and without.

const REMEMBERED_MAX = 50_000;

/** `answer`, asked once for each word until 50,000 others have come. */
export function remembering<T>(answer: (word: string) => T): (word: string) => T {
  const remembered = new Map<string, T>();
  return (word) => {
    const before = remembered.get(word);
    if (before !== undefined) return before;
    if (remembered.size >= REMEMBERED_MAX) remembered.clear();
    const answered = answer(word);
    remembered.set(word, answered);
    return answered;
  };
}
