// placesOf: where a table has what is looked for, in all its layers together: words by an index of words, values by the indexes of lists.
// Step 6 of a request's walk: a layer's rows hide those of the layers below; one without indexes is looked at row by row.
import type { Entity } from '../../domain/entity.ts';
import { type Entry, entryAt, entryOf, type Layer, nextSequence } from '../layer.ts';
import { eachOf, keyOf, valuesOf } from '../table-index.ts';
import { Places } from './places.ts';
import { searchedWords, WordIndex } from './word-index.ts';

/** What is looked for: a word of a part, whole or as a beginning; or one of some values of a field that has an index. */
export type Criterion =
  | { readonly word: string; readonly isBeginning: boolean }
  | { readonly field: string; readonly values: ReadonlySet<string> };

/** The words of a layer, put together when it is first asked for them. */
function wordsOfLayer(layer: Layer): WordIndex {
  if (layer.words instanceof WordIndex) return layer.words;
  const words = new WordIndex();
  for (const entry of layer.entries.values()) words.replace(undefined, entry);
  layer.words = words;
  return words;
}

function fits(row: Entity, criterion: Criterion): boolean {
  if ('field' in criterion) return criterion.values.has(String(valuesOf(row)[criterion.field]));
  const words = searchedWords(row);
  if (!criterion.isBeginning) return words.has(criterion.word);
  for (const word of words) if (word.startsWith(criterion.word)) return true;
  return false;
}

/** A layer's own rows, by its indexes. */
function addIndexed(layer: Layer, criterion: Criterion, places: Places): void {
  const add = (sequence: number): void => places.add(sequence);
  if ('word' in criterion) {
    wordsOfLayer(layer).each(criterion.word, criterion.isBeginning, add);
    return;
  }
  const at = layer.fields.findIndex(([field, ...others]) => field === criterion.field && others.length === 0);
  const fields = layer.fields[at];
  const index = layer.indexes?.[at];
  if (fields === undefined || index === undefined) throw new TypeError(`no index of ${criterion.field}`);
  for (const value of criterion.values) eachOf(index.get(keyOf(fields, { [criterion.field]: value })), add);
}

/** A layer's own rows, one by one. */
function addLookedAt(layer: Layer, criterion: Criterion, places: Places): void {
  for (const { row, sequence } of layer.entries.values()) if (row !== null && fits(row, criterion)) places.add(sequence);
}

/** Takes out what is below and was replaced or deleted in this layer: by its few rows, or by the few that are below. */
function deleteHidden(layer: Layer, below: Layer, places: Places): void {
  if (layer.entries.size < layer.start) {
    for (const id of layer.entries.keys()) {
      const hidden: Entry | undefined = entryOf(below, id);
      if (hidden !== undefined) places.delete(hidden.sequence);
    }
    return;
  }
  places.each((sequence) => {
    const row = entryAt(below, sequence)?.row;
    if (row == null || layer.entries.has(row.id)) places.delete(sequence);
  }, layer.start);
}

function addLayer(layer: Layer, criterion: Criterion, places: Places): void {
  if (layer.below !== null) {
    addLayer(layer.below, criterion, places);
    deleteHidden(layer, layer.below, places);
  }
  if (layer.indexes === null) addLookedAt(layer, criterion, places);
  else addIndexed(layer, criterion, places);
}

/** The places of all rows that fit, as they are in the top layer. */
export function placesOf(top: Layer, criterion: Criterion): Places {
  const places = new Places(nextSequence(top));
  addLayer(top, criterion, places);
  return places;
}
