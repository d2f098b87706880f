// SCRIPTED: failures as rules of a plan, and what the harness makes of each: the waits, the events, how it ends, who is woken.
// A test holds the harness to them; the bench prints what it does.

/** Of the call that meets them, `create_customer`. */
export const customer = { name: 'Padaria Aurora' };
export const onCreate = { match: { operation: 'create_customer' } };

/** One of them, and all that comes of it when each wait is the middle of its range. */
export interface Scripted {
  readonly failure: string;
  readonly rules: readonly Readonly<Record<string, unknown>>[];
  /** Waits, in milliseconds. */
  readonly delays: readonly number[];
  readonly events: string;
  /** `error_type`, or how it succeeded. */
  readonly ends: string;
  readonly created: number;
  readonly people: number;
  readonly credential?: string;
}

/** An answer in place of the operation. */
export const status = (code: number, more: object = {}) => ({ fault: 'error_status', params: { status: code }, ...onCreate, ...more });

/** Each kind of failure once. */
export const SCRIPTED: readonly Scripted[] = [
  {
    failure: 'none',
    rules: [],
    ...{ delays: [], events: 'attempt succeeded', ends: 'answered', created: 1, people: 0 },
  },
  {
    failure: 'a rate limit that names its wait',
    rules: [{ fault: 'rate_limited', params: { wait_s: 2 }, trigger: { first: 1 }, ...onCreate }],
    ...{ delays: [2_500], events: 'attempt waiting attempt succeeded', ends: 'answered', created: 1, people: 0 },
  },
  {
    failure: 'two rate limits that name none',
    rules: [{ fault: 'rate_limited', params: { retry_after: 'absent' }, trigger: { first: 2 }, ...onCreate }],
    ...{ delays: [500, 1_000], events: 'attempt waiting attempt waiting attempt succeeded', ends: 'answered', created: 1, people: 0 },
  },
  {
    failure: 'an outage longer than all attempts',
    rules: [status(503)],
    ...{
      delays: [250, 500],
      events: 'attempt waiting attempt waiting attempt stopped',
      ends: 'service_unavailable',
      created: 0,
      people: 0,
    },
  },
  {
    failure: 'a maintenance whose end is not within the deadline',
    rules: [{ fault: 'maintenance', params: { duration_s: 90 }, ...onCreate }],
    ...{ delays: [], events: 'attempt stopped', ends: 'service_unavailable', created: 0, people: 0 },
  },
  {
    failure: 'a reset before anything was stored',
    rules: [{ fault: 'reset', at: 'before_operation', trigger: { first: 1 }, ...onCreate }],
    ...{ delays: [250], events: 'attempt waiting attempt succeeded', ends: 'answered', created: 1, people: 0 },
  },
  {
    failure: 'a reply lost after the write was stored',
    rules: [{ fault: 'lost_reply', trigger: { first: 1 }, ...onCreate }],
    ...{ delays: [250], events: 'attempt waiting attempt succeeded', ends: 'answered', created: 1, people: 0 },
  },
  {
    failure: 'a page in place of the answer, after the write was stored',
    rules: [{ fault: 'lost_reply', params: { how: 'html', status: 200 }, trigger: { first: 1 }, ...onCreate }],
    ...{ delays: [], events: 'attempt reconciling attempt succeeded', ends: 'found', created: 1, people: 0 },
  },
  {
    failure: 'silence for longer than an attempt is waited for',
    rules: [{ fault: 'stall', trigger: { first: 1 }, ...onCreate }],
    ...{ delays: [250], events: 'attempt waiting attempt succeeded', ends: 'answered', created: 1, people: 0 },
  },
  {
    failure: 'a business rule',
    rules: [{ fault: 'refuse', params: { rule: 'R43' }, ...onCreate }],
    ...{ delays: [], events: 'attempt stopped', ends: 'business_rule_violation', created: 0, people: 0 },
  },
  {
    failure: 'a credential that was revoked',
    credential: 'revoked',
    rules: [],
    ...{ delays: [], events: 'attempt escalated', ends: 'invalid_credentials', created: 0, people: 1 },
  },
  {
    failure: 'a credential that may not do this',
    credential: 'read_only',
    rules: [],
    ...{ delays: [], events: 'attempt escalated', ends: 'permission_denied', created: 0, people: 1 },
  },
];
