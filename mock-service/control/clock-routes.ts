// Control routes for a sandbox's calendar: read, freeze, advance, resume. Delays run on the service's timer and feel none of it.
// Beside the walk: dates follow what is set here at once, and what falls due by it is done before the answer.
import * as z from 'zod';
import { isCalendarTime } from '../determinism/calendar.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { ControlRefusal, defineSandboxRoute } from './route.ts';

const CLOCK_PATH = '/sandboxes/{sandbox_id}/clock';
const TEN_YEARS_MS = 10 * 365 * 24 * 60 * 60 * 1000;
const nothing = z.strictObject({});
const output = z.strictObject({
  now: z.iso.datetime(),
  frozen: z.boolean(),
  caught_up: z.boolean().describe('false: so much fell due that some of it waits for the next call, or a table is full'),
});
const shared = { output, status: 200, problems: [404, 422] } as const;

/** Where the calendar stands, when what fell due by then has been done. */
function view(sandbox: Sandbox): z.infer<typeof output> {
  const caughtUp = sandbox.catchUp();
  const { calendar } = sandbox;
  return { now: new Date(calendar.now()).toISOString(), frozen: calendar.frozen, caught_up: caughtUp };
}

/** Moves the calendar by `move`, unless the time it would stand at then is none of a calendar's. */
function moved(sandbox: Sandbox, atMs: number, move: () => void): ControlRefusal | z.infer<typeof output> {
  if (!isCalendarTime(atMs)) return new ControlRefusal({ code: 'calendar_out_of_range' });
  move();
  return view(sandbox);
}

export const readClock = defineSandboxRoute({
  ...shared,
  name: 'read_clock',
  summary: 'The sandbox’s time',
  method: 'GET',
  path: CLOCK_PATH,
  input: nothing,
  run: (_input, sandbox) => view(sandbox),
});

export const freezeClock = defineSandboxRoute({
  ...shared,
  name: 'freeze_clock',
  summary: 'Stop the calendar, now or at a given time',
  method: 'POST',
  path: `${CLOCK_PATH}/freeze`,
  input: z.strictObject({ at: z.iso.datetime().optional().describe('where it stands; where it is when left out') }),
  run: ({ at }, sandbox) => {
    const { calendar } = sandbox;
    const atMs = at === undefined ? calendar.now() : Date.parse(at);
    return moved(sandbox, atMs, () => calendar.freeze(atMs));
  },
});

export const setClock = defineSandboxRoute({
  ...shared,
  name: 'set_clock',
  summary: 'Put the calendar at a given time, earlier or later; a running one runs on from there, a frozen one stays frozen',
  method: 'POST',
  path: `${CLOCK_PATH}/set`,
  input: z.strictObject({
    at: z.iso
      .datetime()
      .describe('what ended between this time and now is good again; buckets are not refilled, and what fell due is not undone'),
  }),
  run: ({ at }, sandbox) => moved(sandbox, Date.parse(at), () => sandbox.calendar.set(Date.parse(at))),
});

export const advanceClock = defineSandboxRoute({
  ...shared,
  name: 'advance_clock',
  summary: 'Move the calendar forward, and do what falls due on the way; a frozen one stays frozen',
  method: 'POST',
  path: `${CLOCK_PATH}/advance`,
  input: z.strictObject({ duration_ms: z.int().min(0).max(TEN_YEARS_MS).describe('milliseconds, up to ten years') }),
  run: ({ duration_ms }, sandbox) => {
    const { calendar } = sandbox;
    return moved(sandbox, calendar.now() + duration_ms, () => calendar.advance(duration_ms));
  },
});

export const resumeClock = defineSandboxRoute({
  ...shared,
  name: 'resume_clock',
  summary: 'Let the calendar run on from where it stands',
  method: 'POST',
  path: `${CLOCK_PATH}/resume`,
  input: nothing,
  run: (_input, sandbox) => {
    sandbox.calendar.resume();
    return view(sandbox);
  },
});
