// resealed: a document that was changed and has a checksum that fits again, as somebody makes it who wants to be believed.
import { checksumOf, type Snapshot } from '../../../../mock-service/sandbox/snapshot/document.ts';

/** A copy of a document with something else in it, its checksum made anew. */
export function resealed(snapshot: unknown, change: (copy: never) => void): unknown {
  const copy = structuredClone(snapshot);
  change(copy as never);
  const { checksum: _checksum, ...content } = copy as Snapshot;
  return { ...content, checksum: checksumOf(content) };
}
