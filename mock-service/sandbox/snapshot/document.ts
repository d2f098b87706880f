// Snapshot: a sandbox as one JSON document: what it was made with, all that became of it, and a checksum over both.
// Beside the walk: taken at any time, kept in a file, restored into this sandbox or another one.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import stringify from 'safe-stable-stringify';
import { TENANTS } from '../../access/credentials.ts';
import { rowsOf } from '../../store/layer.ts';
import type { StoreBase } from '../../store/layers.ts';
import { TABLE_NAMES } from '../../store/tables.ts';
import type { Sandbox, Settings } from '../sandbox.ts';
import { stateOf } from '../state/parts.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { groundOf } from '../tenants.ts';

/** What a document says it is. */
export const SNAPSHOT_FORMAT = 'overdue-snapshot';

/** Counted up whenever an older document cannot be read any more. */
export const SNAPSHOT_VERSION = 1;

/** What a sandbox was made with. */
export interface MadeWith extends Settings {
  /** Names the data that the seed gives: another release may give other data, on which the rest would mean nothing. */
  readonly seed_data: string;
}

/** The document, without what vouches for it. */
export interface SnapshotContent {
  readonly format: typeof SNAPSHOT_FORMAT;
  readonly version: typeof SNAPSHOT_VERSION;
  readonly made_with: MadeWith;
  readonly parts: SandboxState;
}

/** The document. */
export interface Snapshot extends SnapshotContent {
  /** `sha256:` and the hash of all the rest as JSON with its members in order and no white space. */
  readonly checksum: string;
}

const utf8 = new TextEncoder();

/** Items of an array that are written together. */
const TOGETHER = 16;

/** JSON with its members in order and no white space, in pieces: nobody need hold all of it, or go on where it grows too long. */
export function* piecesOf(value: unknown): Iterable<string> {
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += TOGETHER)
      yield `${at === 0 ? '[' : ','}${stringify(value.slice(at, at + TOGETHER))?.slice(1, -1)}`;
    yield value.length === 0 ? '[]' : ']';
  } else if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    members.sort(([one], [other]) => (one < other ? -1 : 1));
    yield '{';
    for (const [at, [name, member]] of members.entries()) {
      yield `${at === 0 ? '' : ','}${JSON.stringify(name)}:`;
      yield* piecesOf(member);
    }
    yield '}';
  } else yield stringify(value) ?? '';
}

/** The hash of a value as JSON, in hex, and how many bytes that has; null: it has more than `maxBytes`. */
function hashOf(value: unknown, maxBytes = Number.POSITIVE_INFINITY): { readonly hash: string; readonly bytes: number } | null {
  const hash = sha256.create();
  let bytes = 0;
  for (const piece of piecesOf(value)) {
    const encoded = utf8.encode(piece);
    bytes += encoded.length;
    if (bytes > maxBytes) return null;
    hash.update(encoded);
  }
  return { hash: bytesToHex(hash.digest()), bytes };
}

/** The checksum of a document's other members; null when they are nested too deep to be one's. */
export function checksumOf(content: unknown): string | null {
  try {
    return `sha256:${hashOf(content)?.hash}`;
  } catch {
    return null; // the only thing it throws for is a stack that is too small
  }
}

/** By base: one is never written to. */
const hashes = new WeakMap<StoreBase, string>();

function baseHash(base: StoreBase | undefined): string {
  if (base === undefined) return 'empty';
  const known = hashes.get(base);
  if (known !== undefined) return known;
  const tables = TABLE_NAMES.map((name) => [name, base.tables[name].added, rowsOf(base.tables[name])]);
  const hash = hashOf([[...base.counters], tables])?.hash ?? '';
  hashes.set(base, hash);
  return hash;
}

/** The name of the data that a seed gives, all tenants' together. */
export function seedDataOf(settings: Pick<Settings, 'seed' | 'data'>): string {
  return hashOf(TENANTS.map((id) => baseHash(groundOf(settings, id).base)))?.hash ?? '';
}

/** What `checksum` adds to the bytes of the rest. */
const SEAL_BYTES = `,"checksum":"sha256:${'0'.repeat(64)}"`.length;

/** The document of a sandbox as it is; null: it would have more than `maxBytes` as JSON. What is under way is no part of it. */
export function takeSnapshot(sandbox: Sandbox, maxBytes: number): Snapshot | null {
  const { settings } = sandbox;
  const content: SnapshotContent = {
    format: SNAPSHOT_FORMAT,
    version: SNAPSHOT_VERSION,
    made_with: { ...settings, seed_data: seedDataOf(settings) },
    parts: stateOf(sandbox),
  };
  const sealed = hashOf(content, maxBytes - SEAL_BYTES);
  return sealed === null ? null : { ...content, checksum: `sha256:${sealed.hash}` };
}
