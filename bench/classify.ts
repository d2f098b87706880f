// classifyRows: what naming a failure costs, in microseconds, beside JSON.parse of the same body in the same run.
// Rounds alternate between the two, medians are compared; a second in all.
import type { HttpFailure } from '../src/evidence/evidence.ts';

const ROUNDS = 9;
const CALLS = 5_000;

const PROBLEM = JSON.stringify({
  type: 'urn:overdue:problem:invoice_already_paid',
  title: 'The invoice is already paid',
  status: 409,
  detail: 'The invoice is already paid, whoever paid it.',
  code: 'invoice_already_paid',
  rule: 'R41',
  request_id: 'req_7Qm2xW4tN9aB',
  allowed_operations: ['create_refund'],
});

function failure(status: number, body: string, headers: Readonly<Record<string, string>> = {}): HttpFailure {
  const always = { 'content-type': 'application/problem+json', date: 'Thu, 15 Jan 2026 12:00:00 GMT', 'request-id': 'req_7Qm2xW4tN9aB' };
  return { http: { status, headers: { ...always, ...headers }, body }, request: { method: 'POST', keyed: true } };
}

const FAILURES = [
  ['409 with a problem document', failure(409, PROBLEM)],
  ['429 with Retry-After', failure(429, '{"error":"slow down"}', { 'retry-after': '2' })],
  ['503 with a page', failure(503, '<html><title>Maintenance</title></html>', { 'content-type': 'text/html' })],
] as const;

/** Microseconds per call of `work`. */
function timeUs(work: () => unknown): number {
  const startedMs = performance.now();
  for (let call = 0; call < CALLS; call += 1) work();
  return ((performance.now() - startedMs) * 1000) / CALLS;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Rows of [failure, JSON.parse µs, classify µs]. */
export function classifyRows(classify: (failure: unknown, options: object) => unknown): readonly (readonly [string, string, string])[] {
  const options = { operation: { name: 'record_payment', write: 'keyed', keyed: true }, correlationId: 'bench' };
  return FAILURES.map(([name, failed]) => {
    const rounds = Array.from({ length: ROUNDS }, () => ({
      parseUs: timeUs(() => parse(failed.http.body ?? '')),
      classifyUs: timeUs(() => classify(failed, options)),
    }));
    return [name, median(rounds.map(({ parseUs }) => parseUs)).toFixed(1), median(rounds.map(({ classifyUs }) => classifyUs)).toFixed(1)];
  });
}
