// tellable: which names of a provider's a sentence for a model may hold. A name of many words can be a sentence of its own.
// Step 4 of a failure's walk, for `guidance`: what is left out here still stands in `details`.
import type { ToolErrorDetails } from '../tool-error.ts';

const WORDS_MAX = 4;
const SEGMENTS_MAX = 5;
/** What no name of a field or an operation says, and what talks to a reader does. */
const TALKS: ReadonlySet<string> = new Set(
  'ignore disregard forget override bypass instead please previous prior instruction instructions prompt system assistant you your must now always never'.split(
    ' ',
  ),
);

function words(name: string): readonly string[] {
  return name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
}

const talks = (word: string): boolean => TALKS.has(word.toLowerCase());

/** Most names: up to four words of small letters, so that only what they say is asked. */
const PLAIN = /^[a-z]+(?:_[a-z]+){0,3}$/;

/** True for a name of at most four words that talks to nobody; a path has at most five of them. */
export function isTellable(name: string): boolean {
  if (PLAIN.test(name)) return !name.split('_').some(talks);
  const segments = name.split(/[.[\]]+/).filter((segment) => segment !== '');
  return segments.length <= SEGMENTS_MAX && segments.every((segment) => words(segment).length <= WORDS_MAX && !words(segment).some(talks));
}

/** What a text speaks of in `details`, of names those that may be told. */
export function tellable(details: ToolErrorDetails | undefined): ToolErrorDetails | undefined {
  if (details?.fields === undefined && details?.allowed_operations === undefined) return details;
  const told: ToolErrorDetails = {};
  if (details.fields !== undefined) told.fields = details.fields.filter(({ path }) => isTellable(path));
  if (details.allowed_operations !== undefined) told.allowed_operations = details.allowed_operations.filter(isTellable);
  if (details.existing_id !== undefined) told.existing_id = details.existing_id;
  if (details.decline !== undefined) told.decline = details.decline;
  return told;
}
