// Fingerprint: which request an idempotency key was used for.
// Between access and the operation on a request's walk (step 4): a record keeps one, whoever comes with the same key is compared with it.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import stringify from 'safe-stable-stringify';

/** The body of a request; `json` is null when it is none. */
export interface FingerprintedBody {
  readonly bytes: Uint8Array;
  readonly json: { readonly value: unknown; readonly text: string } | null;
}

const utf8 = new TextEncoder();
/** Longer texts, in UTF-8, are known by their hash. */
const MAX_PLAIN_BYTES = 512;
const scratch = new Uint8Array(MAX_PLAIN_BYTES);

function isShort(text: string): boolean {
  return text.length <= MAX_PLAIN_BYTES && utf8.encodeInto(text, scratch).read === text.length;
}

/** JSON with its members in order and without white space; null when nothing but the bytes says which body it is. */
function canonical(value: unknown): string | null {
  try {
    return stringify(value) ?? null;
  } catch {
    return null; // nested deeper than the stack
  }
}

/** `head` is method and path. A canonical text that is short is known as it is. */
function nameOf(head: string, text: string | null, bytes: Uint8Array): string {
  const plain = `${head}\n${text ?? ''}`;
  if (text !== null && isShort(plain)) return plain;
  const hash = sha256.create().update(utf8.encode(plain));
  return bytesToHex((text === null ? hash.update(bytes) : hash).digest());
}

/**
 * Names a request: method, path after the base path, and its body: as it came when it is short, which costs nothing, else a name that all
 * JSON has that says the same. Only `isSameRequest` can tell whether two are the same; never throws.
 */
export function fingerprintOf(method: string, path: string, { bytes, json }: FingerprintedBody): string {
  const head = `${method} ${path}`;
  if (json === null) return nameOf(head, bytes.byteLength === 0 ? '' : null, bytes);
  if (head.length + bytes.byteLength < MAX_PLAIN_BYTES) return `${head}\n${json.text}`;
  return nameOf(head, canonical(json.value), bytes);
}

/** The name that every fingerprint of the same request comes to. */
function settled(fingerprint: string): string {
  const end = fingerprint.indexOf('\n');
  const text = fingerprint.slice(end + 1);
  if (end === -1 || text === '') return fingerprint;
  return nameOf(fingerprint.slice(0, end), canonical(JSON.parse(text)), utf8.encode(text));
}

/** Whether two fingerprints are of the same request: the same method and path, and bodies of the same bytes or the same JSON. */
export function isSameRequest(one: string, other: string): boolean {
  return one === other || settled(one) === settled(other);
}
