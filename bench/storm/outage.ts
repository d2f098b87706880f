// OUTAGES: the two ways the provider is away for a minute, as rules of its plan on its own calendar.
// A storm arms one of them; when it begins, and how the last creates before it end, is the same in both.

/** When everything begins, in milliseconds since 1970. */
export const START_MS = Date.UTC(2026, 1, 1, 9);
/** From the start, in milliseconds. */
export const OUTAGE = { fromMs: 30_000, untilMs: 90_000 } as const;
/** So long into the outage creates still get through: they are stored, and answered with the same 503. */
const GOING_DOWN_MS = 5_000;

type Rule = Readonly<Record<string, unknown>>;

/** `silent`: a bare 503. `announced`: a 503 whose Retry-After counts down to the end. */
export type OutageKind = 'silent' | 'announced';

const at = (ms: number): string => new Date(START_MS + ms).toISOString();
const window = (fromMs: number) => ({ window: { from: at(fromMs), until: at(OUTAGE.untilMs) } });

const AWAY: Readonly<Record<OutageKind, Rule>> = {
  silent: { fault: 'error_status', params: { status: 503 }, at: 'before_access' },
  announced: { fault: 'maintenance', params: { until: at(OUTAGE.untilMs) }, at: 'before_access' },
};

/** The plan of a day with such an outage. */
export function outageRules(kind: OutageKind): readonly Rule[] {
  const downMs = OUTAGE.fromMs + GOING_DOWN_MS;
  return [
    {
      fault: 'lost_reply',
      params: { how: 'error_status', status: 503 },
      match: { method: 'POST' },
      window: { from: at(OUTAGE.fromMs), until: at(downMs) },
    },
    { ...AWAY[kind], match: { method: 'GET' }, ...window(OUTAGE.fromMs) },
    { ...AWAY[kind], match: { method: 'POST' }, ...window(downMs) },
  ];
}
