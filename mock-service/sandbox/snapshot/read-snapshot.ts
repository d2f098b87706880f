// readSnapshot: a document as what a sandbox can go on from, or everything that is wrong with it. It changes nothing.
// Beside the walk: from the outside in: what it says it is, its checksum, its form, its seed's data, its counts, its places.
import * as z from 'zod';
import { TENANTS } from '../../access/credentials.ts';
import { check } from '../../complaint/check.ts';
import type { Complaint } from '../../complaint/complaint.ts';
import { DEFAULT_PROFILE, MAX_EMAILS_PER_DAY, TAX_LEVELS } from '../../domain/profile.ts';
import type { Settings } from '../sandbox.ts';
import type { Elsewhere } from '../sandboxes.ts';
import { readContents } from '../state/parts.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { DATA_SETS, groundOf } from '../tenants.ts';
import { countingComplaints } from './counting.ts';
import { checksumOf, SNAPSHOT_FORMAT, SNAPSHOT_VERSION, seedDataOf } from './document.ts';
import { placingComplaints } from './placing.ts';
import { stateSchema } from './state-schema.ts';

const switches = Object.keys(DEFAULT_PROFILE).filter((name) => name.startsWith('R'));
const most = z.int().min(1).max(1_000_000_000);

const madeWith = z.strictObject({
  seed: z.string().min(1).max(200),
  data: z.enum(DATA_SETS),
  rateLimit: z.strictObject({ capacity: most, refillPerS: most }).nullable(),
  faultHeader: z.boolean(),
  accessTokenLifeS: z.int().min(1).max(31_536_000),
  profile: z.strictObject({
    ...Object.fromEntries(switches.map((name) => [name, z.boolean()])),
    taxLevel: z.enum(TAX_LEVELS),
    lockedUntil: z.iso.date().nullable(),
    emailsPerDay: z.int().min(0).max(MAX_EMAILS_PER_DAY),
  }),
  seed_data: z.string(),
});

const document = z.strictObject({
  format: z.literal(SNAPSHOT_FORMAT),
  version: z.literal(SNAPSHOT_VERSION),
  checksum: z.string(),
  made_with: madeWith,
  parts: stateSchema,
});

/** What a sandbox can go on from, or what is wrong, most telling first. */
export type SnapshotReading = ({ readonly ok: true } & Elsewhere) | { readonly ok: false; readonly complaints: readonly Complaint[] };

type Members = Readonly<Record<string, unknown>>;

const refused = (...complaints: readonly Complaint[]): SnapshotReading => ({ ok: false, complaints });

/** Why a document is none that can be read here, before anybody looks inside. */
function coverComplaint({ checksum, ...content }: Members): Complaint | null {
  if (content.format !== SNAPSHOT_FORMAT)
    return { path: 'format', expected: `${SNAPSHOT_FORMAT}: the whole document as it was answered`, received: 'another document' };
  if (content.version !== SNAPSHOT_VERSION)
    return {
      path: 'version',
      expected: `${SNAPSHOT_VERSION}, the only one this release reads`,
      received: typeof content.version === 'number' ? `version ${content.version}` : 'no number',
    };
  if (checksum !== checksumOf(content))
    return { path: 'checksum', expected: 'the checksum of all the rest: the document was cut short or changed', received: 'another one' };
  return null;
}

/** What is wrong beneath the form. */
function insideComplaints(settings: Settings, state: SandboxState): readonly Complaint[] {
  const ofTenants = TENANTS.flatMap((id) => {
    const { store } = state.tenants[id];
    const complaints = store === null ? [] : placingComplaints(store, groundOf(settings, id));
    return complaints.map((complaint) => ({ ...complaint, path: `parts.tenants.${id}.store.${complaint.path}` }));
  });
  return [...countingComplaints(state, settings), ...ofTenants];
}

/** Reads a document, whoever wrote it. Never throws. */
export function readSnapshot(given: Members): SnapshotReading {
  const cover = coverComplaint(given);
  if (cover !== null) return refused(cover);
  const checked = check(document, given, 'full');
  if (!checked.ok) return refused(...checked.complaints);
  const { made_with, parts } = checked.value;
  const { seed_data, ...made } = made_with;
  // The schemas are those of the types, part by part; what zod infers of records is only wider.
  const [settings, state] = [made as unknown as Settings, parts as unknown as SandboxState];
  if (seed_data !== seedDataOf(settings))
    return refused({ path: 'made_with.seed_data', expected: 'the data that this release makes of the seed', received: 'other data' });
  const inside = insideComplaints(settings, state);
  if (inside.length > 0) return refused(...inside);
  const reading = readContents(state);
  if (reading.ok) return { ok: true, settings, contents: reading.contents };
  return refused(...reading.complaints.map((complaint) => ({ ...complaint, path: `parts.plan.${complaint.path}` })));
}
