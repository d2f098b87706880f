// fingerprint: a short name for a failure that nobody named, made of its evidence.
// Step 4 of a failure's walk: the correlation id when neither the caller nor the provider gave one.
import type { Evidence } from './evidence.ts';

/** Offset and prime of FNV-1a over 32 bits. @see http://www.isthe.com/chongo/tech/comp/fnv/ */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * "failure-1a2b3c4d": the same facts give the same name, in every process and whatever order they were found in.
 * A wait is left out, for it differs from one moment to the next. It groups failures; it is no secret and no proof.
 */
export function fingerprint(evidence: Evidence): string {
  const { retry_after_ms: _wait, ...facts } = evidence;
  const text = JSON.stringify(Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1)));
  let hash = OFFSET;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  return `failure-${(hash >>> 0).toString(16).padStart(8, '0')}`;
}
