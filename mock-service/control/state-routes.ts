// Control routes for a sandbox as a whole: a snapshot of it, another one in its place, a fork, and back to how it began.
// Beside the walk: a call under way ends in what was there when it arrived.
import * as z from 'zod';
import type { Complaint } from '../complaint/complaint.ts';
import { invalidRequest } from '../complaint/invalid-request.ts';
import { ControlRefusal, defineSandboxRoute } from './route.ts';
import { expiresInS, noRoom, sandboxView, view } from './sandbox-routes.ts';

/** The most bytes a snapshot may have: one that is larger is not handed out, for it could not be restored. */
export const MAX_SNAPSHOT_BYTES = 64 * 1024 * 1024;

/** What somebody who sends a bad document wants to know first. */
const UNCHANGED = 'The sandbox is as it was.';

const nothing = z.strictObject({});

/** The document as far as anyone but this service need know it; sandbox/snapshot/ knows all of it. */
const document = z.looseObject({
  format: z.literal('overdue-snapshot'),
  version: z.int().describe('of the format; this release writes and reads 1'),
  checksum: z.string().describe('sha256 over all the rest; a document that was cut short or changed is refused'),
  made_with: z.looseObject({ seed: z.string(), data: z.string() }).describe('how the sandbox was made'),
  parts: z
    .looseObject({})
    .describe(
      'all that became of it; for the service alone. No API key, OAuth token or id of a sandbox is in it; payment links are, with their addresses',
    ),
});
const snapshot = document.meta({ id: 'Snapshot', description: 'A sandbox as one document, to be kept in a file and restored.' });

function refused(complaints: readonly Complaint[]): ControlRefusal {
  const { detail, errors } = invalidRequest(complaints, 'the document');
  return new ControlRefusal({ code: 'snapshot_refused', detail: `${UNCHANGED} ${detail}`, errors });
}

const MIB = 1024 * 1024;
const tooLarge = (): ControlRefusal =>
  new ControlRefusal({
    code: 'snapshot_too_large',
    detail: `The sandbox holds more than the ${MAX_SNAPSHOT_BYTES / MIB} MiB that can be restored: rows, answers kept under idempotency keys, the journal, and what rules counted of each caller. Take it earlier, or with fewer of them.`,
  });

export const takeSnapshotRoute = defineSandboxRoute({
  name: 'take_snapshot',
  summary: 'All of a sandbox as one document: data, calendar, plan, limits, tokens, keys of idempotency, journal',
  method: 'GET',
  path: '/sandboxes/{sandbox_id}/snapshot',
  input: nothing,
  output: snapshot,
  status: 200,
  problems: [404, 409],
  run: async (_input, sandbox) => {
    const { takeSnapshot } = await import('../sandbox/snapshot/document.ts');
    return takeSnapshot(sandbox, MAX_SNAPSHOT_BYTES) ?? tooLarge();
  },
});

export const restoreSnapshot = defineSandboxRoute({
  name: 'restore_snapshot',
  summary: 'Put a snapshot in the place of all that a sandbox holds; its id and its keys stay. All of it or, with a 422, nothing',
  method: 'POST',
  path: '/sandboxes/{sandbox_id}/restore',
  // The snapshot's own reader knows better what is wrong with it.
  input: z.unknown().meta({ ...z.toJSONSchema(document, { io: 'input' }), id: 'SnapshotToRestore' }),
  maxBodyBytes: MAX_SNAPSHOT_BYTES,
  unreadable: UNCHANGED,
  output: sandboxView,
  status: 200,
  problems: [404, 422],
  run: async (input, sandbox, context) => {
    const { sandboxes } = context;
    const { readSnapshot } = await import('../sandbox/snapshot/read-snapshot.ts');
    const { addingUpComplaints } = await import('../sandbox/snapshot/adding-up.ts');
    const reading = readSnapshot(input as Readonly<Record<string, unknown>>);
    const current = sandboxes.find(sandbox.id);
    if (current === undefined) return new ControlRefusal({ code: 'sandbox_not_found' });
    const complaints = reading.ok ? sandboxes.restore(current, reading, addingUpComplaints) : reading.complaints;
    if (complaints.length > 0) return refused(complaints);
    return view(sandboxes.find(sandbox.id) ?? current, context);
  },
});

export const forkSandbox = defineSandboxRoute({
  name: 'fork_sandbox',
  summary: 'A new sandbox with keys of its own, in which everything is as it is in this one now',
  method: 'POST',
  path: '/sandboxes/{sandbox_id}/fork',
  input: z.strictObject({ expires_in_s: expiresInS.optional() }),
  output: sandboxView,
  status: 201,
  problems: [404, 409, 422],
  run: ({ expires_in_s }, sandbox, context) => {
    const { sandboxes } = context;
    const fork = sandboxes.fork(sandbox, expires_in_s && expires_in_s * 1000);
    return fork === null ? noRoom(sandboxes) : view(fork, context);
  },
});

export const resetSandbox = defineSandboxRoute({
  name: 'reset_sandbox',
  summary: 'Back to how a sandbox was when it was created or forked: same id, keys and seed, none of what happened since',
  method: 'POST',
  path: '/sandboxes/{sandbox_id}/reset',
  input: nothing,
  output: sandboxView,
  status: 200,
  problems: [404, 422],
  run: (_input, sandbox, context) => view(context.sandboxes.reset(sandbox), context),
});
