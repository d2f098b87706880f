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

function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8.encode(stringify(value) ?? '')));
}

/** The checksum of a document's other members; null when they are nested too deep to be one's. */
export function checksumOf(content: unknown): string | null {
  try {
    return `sha256:${hashOf(content)}`;
  } catch {
    return null; // the only thing it throws for is a stack that is too small
  }
}

/** By base: one is never written to. */
const hashes = new WeakMap<StoreBase, string>();

function baseHash(base: StoreBase | undefined): string {
  if (base === undefined) return 'empty';
  const hash =
    hashes.get(base) ?? hashOf([[...base.counters], TABLE_NAMES.map((name) => [name, base.tables[name].added, rowsOf(base.tables[name])])]);
  hashes.set(base, hash);
  return hash;
}

/** The name of the data that a seed gives, all tenants' together. */
export function seedDataOf(settings: Pick<Settings, 'seed' | 'data'>): string {
  return hashOf(TENANTS.map((id) => baseHash(groundOf(settings, id).base)));
}

/** The document of a sandbox as it is. What is under way is no part of it. */
export function takeSnapshot(sandbox: Sandbox): Snapshot {
  const { settings } = sandbox;
  const content: SnapshotContent = {
    format: SNAPSHOT_FORMAT,
    version: SNAPSHOT_VERSION,
    made_with: { ...settings, seed_data: seedDataOf(settings) },
    parts: stateOf(sandbox),
  };
  return { ...content, checksum: checksumOf(content) ?? '' };
}
