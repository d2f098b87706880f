// classification: what naming a failure costs, in microseconds, beside JSON.parse of the same body in the same run.
// Rounds alternate between the two, medians are compared; a second in all.
import { join } from 'node:path';
import type { HttpFailure } from '../../src/evidence/evidence.ts';
import type { Section } from '../section.ts';
import { show } from '../show.ts';
import { spreadOf } from '../statistics.ts';

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

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Rows of [failure, JSON.parse µs, classify µs]. */
function classifyRows(classify: (failure: unknown, options: object) => unknown): readonly (readonly [string, string, string])[] {
  const options = { operation: { name: 'record_payment', write: 'keyed', keyed: true }, correlationId: 'bench' };
  return FAILURES.map(([name, failed]) => {
    const rounds = Array.from({ length: ROUNDS }, () => ({
      parseUs: timeUs(() => parse(failed.http.body ?? '')),
      classifyUs: timeUs(() => classify(failed, options)),
    }));
    return [
      name,
      spreadOf(rounds.map(({ parseUs }) => parseUs)).median.toFixed(1),
      spreadOf(rounds.map(({ classifyUs }) => classifyUs)).median.toFixed(1),
    ];
  });
}

/** Time to classify; it is short as it is, so that `quick` changes nothing. */
export const classification: Section = {
  name: 'classify',
  about: 'how long classifying a failure takes',
  run: async () => {
    const { classify } = (await import(join(import.meta.dirname, '../../dist/src/index.js'))) as typeof import('../../src/index.ts');
    show('Classification', ['failure', 'JSON.parse of its body, µs', 'classify, µs'], classifyRows(classify));
  },
};
