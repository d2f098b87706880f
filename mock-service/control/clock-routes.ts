// Control routes for a sandbox's calendar: read, freeze, advance, resume. Delays run on the service's timer and feel none of it.
// Beside the walk: dates follow what is set here at once.
import * as z from 'zod';
import { type Calendar, isCalendarTime } from '../determinism/calendar.ts';
import { ControlRefusal, defineSandboxRoute } from './route.ts';

const CLOCK_PATH = '/sandboxes/{sandbox_id}/clock';
const TEN_YEARS_MS = 10 * 365 * 24 * 60 * 60 * 1000;
const nothing = z.strictObject({});
const shared = { output: z.strictObject({ now: z.iso.datetime(), frozen: z.boolean() }), status: 200, problems: [404, 422] } as const;

function view(calendar: Calendar): z.infer<typeof shared.output> {
  return { now: new Date(calendar.now()).toISOString(), frozen: calendar.frozen };
}

/** Moves the calendar by `move`, unless the time it would stand at then is none of a calendar's. */
function moved(calendar: Calendar, atMs: number, move: () => void): ControlRefusal | z.infer<typeof shared.output> {
  if (!isCalendarTime(atMs)) return new ControlRefusal({ code: 'calendar_out_of_range' });
  move();
  return view(calendar);
}

export const readClock = defineSandboxRoute({
  ...shared,
  name: 'read_clock',
  summary: 'The sandbox’s time',
  method: 'GET',
  path: CLOCK_PATH,
  input: nothing,
  run: (_input, { calendar }) => view(calendar),
});

export const freezeClock = defineSandboxRoute({
  ...shared,
  name: 'freeze_clock',
  summary: 'Stop the calendar, now or at a given time',
  method: 'POST',
  path: `${CLOCK_PATH}/freeze`,
  input: z.strictObject({ at: z.iso.datetime().optional().describe('where it stands; where it is when left out') }),
  run: ({ at }, { calendar }) => {
    const atMs = at === undefined ? calendar.now() : Date.parse(at);
    return moved(calendar, atMs, () => calendar.freeze(atMs));
  },
});

export const setClock = defineSandboxRoute({
  ...shared,
  name: 'set_clock',
  summary: 'Put the calendar at a given time, earlier or later; a running one runs on from there, a frozen one stays frozen',
  method: 'POST',
  path: `${CLOCK_PATH}/set`,
  input: z.strictObject({ at: z.iso.datetime().describe('what ended between this time and now is good again; buckets are not refilled') }),
  run: ({ at }, { calendar }) => moved(calendar, Date.parse(at), () => calendar.set(Date.parse(at))),
});

export const advanceClock = defineSandboxRoute({
  ...shared,
  name: 'advance_clock',
  summary: 'Move the calendar forward; a frozen one stays frozen',
  method: 'POST',
  path: `${CLOCK_PATH}/advance`,
  input: z.strictObject({ duration_ms: z.int().min(0).max(TEN_YEARS_MS).describe('milliseconds, up to ten years') }),
  run: ({ duration_ms }, { calendar }) => moved(calendar, calendar.now() + duration_ms, () => calendar.advance(duration_ms)),
});

export const resumeClock = defineSandboxRoute({
  ...shared,
  name: 'resume_clock',
  summary: 'Let the calendar run on from where it stands',
  method: 'POST',
  path: `${CLOCK_PATH}/resume`,
  input: nothing,
  run: (_input, { calendar }) => {
    calendar.resume();
    return view(calendar);
  },
});
