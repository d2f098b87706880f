// classification: what naming a failure costs, in microseconds, beside JSON.parse of the same body in the same run.
// Rounds alternate between the two, medians are compared; a second in all.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpFailure } from '../../src/evidence/evidence.ts';
import type { Section } from '../section.ts';
import { show } from '../show.ts';
import { spreadOf } from '../statistics.ts';

const ROUNDS = 9;
const CALLS = 3_000;

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

const ENVELOPE = JSON.stringify({
  error: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
    param: 'payment_method',
    request_log_url: 'https://dashboard.example.com/logs/req_7Qm2xW4tN9aB',
  },
});

const FAULT = `<?xml version="1.0" encoding="UTF-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault>
<faultcode>soap:Server.userException</faultcode><faultstring>The record has been changed since it was read.</faultstring>
<detail><code>RCRD_HAS_BEEN_CHANGED</code></detail></soap:Fault></soap:Body></soap:Envelope>`;

const FIXTURES = join(import.meta.dirname, '../../fixtures/failures');

/** What `requests` printed, as it is kept with the fixtures. */
function trace(name: string): string {
  const { failure } = JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), 'utf8')) as { failure: { text: string } };
  return failure.text;
}

const DURING = 'During handling of the above exception, another exception occurred:';
const DIRECT = 'The above exception was the direct cause of the following exception:';

/** What `requests` prints when nobody takes the connection: the trace of a refusal, whose frames are the same, each error caused by the one before. */
function connectTimeout(): string {
  return trace('python-requests/refused')
    .replace('ConnectionRefusedError: [Errno 111] Connection refused', 'TimeoutError: timed out')
    .replaceAll(
      'Failed to establish a new connection: [Errno 111] Connection refused',
      'Connection to 127.0.0.1 timed out. (connect timeout=1)',
    )
    .replaceAll('NewConnectionError', 'ConnectTimeoutError')
    .replace('requests.exceptions.ConnectionError', 'requests.exceptions.ConnectTimeout')
    .replace(DURING, DIRECT);
}

const FAILURES: readonly (readonly [name: string, failure: HttpFailure | string])[] = [
  ['409 with a problem document', failure(409, PROBLEM)],
  ['429 with Retry-After', failure(429, '{"error":"slow down"}', { 'retry-after': '2' })],
  ['503 with a page', failure(503, '<html><title>Maintenance</title></html>', { 'content-type': 'text/html' })],
  ["402 in a provider's envelope", failure(402, ENVELOPE, { 'content-type': 'application/json' })],
  ['500 with a fault in XML', failure(500, FAULT, { 'content-type': 'text/xml; charset=utf-8' })],
  ['a trace of Python: requests, refused', trace('python-requests/refused')],
  ['a trace of Python: requests, a deadline while connecting', connectTimeout()],
];

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

const OPTIONS = { operation: { name: 'record_payment', write: 'keyed', keyed: true }, correlationId: 'bench' } as const;

const median = (values: readonly number[]): string => spreadOf(values).median.toFixed(1);

type Library = typeof import('../../src/index.ts');

/** Rows of [failure, JSON.parse µs, classify µs]. */
function classifyRows({ classify }: Library): string[][] {
  // Each is met before any is measured: whoever comes first would pay for what all of them need.
  for (const [, failed] of FAILURES) timeUs(() => classify(failed, OPTIONS));
  return FAILURES.map(([name, failed]) => {
    const body = typeof failed === 'string' ? undefined : (failed.http.body ?? '');
    const rounds = Array.from({ length: ROUNDS }, () => ({
      parseUs: body === undefined ? 0 : timeUs(() => parse(body)),
      classifyUs: timeUs(() => classify(failed, OPTIONS)),
    }));
    return [
      name,
      body === undefined ? '' : median(rounds.map(({ parseUs }) => parseUs)),
      median(rounds.map(({ classifyUs }) => classifyUs)),
    ];
  });
}

/** The same for a `Response` of fetch: reading its body is in the first column, and in the second as well. */
async function responseRow({ classifyResponse }: Library): Promise<string[]> {
  const headers = { 'content-type': 'application/problem+json', 'request-id': 'req_7Qm2xW4tN9aB' };
  const responses = (): Response[] => Array.from({ length: CALLS }, () => new Response(PROBLEM, { status: 409, headers }));
  const timeEach = async (work: (response: Response) => Promise<unknown>): Promise<number> => {
    const made = responses();
    const startedMs = performance.now();
    for (const response of made) await work(response);
    return ((performance.now() - startedMs) * 1000) / CALLS;
  };
  const readUs: number[] = [];
  const classifyUs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    readUs.push(await timeEach(async (response) => parse(await response.clone().text())));
    classifyUs.push(await timeEach((response) => classifyResponse(response, OPTIONS)));
  }
  return ['409 as a Response of fetch, read and parsed', median(readUs), median(classifyUs)];
}

/** Time to classify; it is short as it is, so that `quick` changes nothing. */
export const classification: Section = {
  name: 'classify',
  about: 'how long classifying a failure takes',
  run: async () => {
    const library = (await import(join(import.meta.dirname, '../../dist/src/index.js'))) as Library;
    const rows = [...classifyRows(library), await responseRow(library)];
    show('Classification', ['failure', 'JSON.parse of its body, µs', 'classify, µs'], rows);
  },
};
