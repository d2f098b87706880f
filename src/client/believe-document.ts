// believeDocument: whether a 2xx is the document it claims to be: bytes of the promised type that are all there, as far as bytes can tell.
// Before step 1 of a failure's walk: here a "success" that cannot be believed becomes one.
import { mediaType } from './believe.ts';
import type { Reply } from './exchange.ts';

/** The bytes, or in a few words why they are none of it. */
export type DocumentBelief = { readonly value: Uint8Array } | { readonly doubt: string };

interface Signature {
  readonly name: string;
  readonly begins: string;
  /** Stands in the last bytes; none: the type has no end of its own. */
  readonly ends: string;
}

/** How bytes of a type begin and end. @see ISO 32000-1, sections 7.5.2 and 7.5.5 */
const SIGNATURES: Readonly<Record<string, Signature>> = {
  'application/pdf': { name: 'PDF', begins: '%PDF-', ends: '%%EOF' },
};

/** Where readers look for the end. */
const TAIL_BYTES = 1024;

const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** The bytes of a 2xx reply under the promised media type; of a type whose beginning and end are known, with both. */
export function believeDocument(reply: Reply, bytes: Uint8Array, promised: string): DocumentBelief {
  const type = mediaType(reply);
  if (type !== promised) return { doubt: type };
  if (bytes.byteLength === 0) return { doubt: 'empty' };
  const signature = SIGNATURES[type];
  if (signature === undefined) return { value: bytes };
  const { name, begins, ends } = signature;
  if (latin1(bytes.subarray(0, begins.length)) !== begins) return { doubt: `no ${name}` };
  return latin1(bytes.subarray(-TAIL_BYTES)).includes(ends) ? { value: bytes } : { doubt: `a ${name} without its end` };
}
