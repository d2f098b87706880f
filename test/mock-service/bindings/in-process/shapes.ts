// Each fault as a caller of fetch sees it, in one line; and how to look, whatever carries the call.
import type { JournalEntry } from '../../../../mock-service/index.ts';
import type { ControlBody } from '../../service/in-process.ts';

/** A service and the fetch that reaches it. */
export interface Carrier {
  readonly url: string;
  readonly controlUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** Told of the next call's answer. */
  onAnswered(tell: (entry: JournalEntry) => void): void;
}

/** When the caller gives up: as soon as the service has decided to be silent, or so many bytes into the body. */
type GiveUp = 'answered' | number;

type Row = readonly [fault: string, params: Readonly<Record<string, unknown>>, shape: string, giveUp?: GiveUp];

const RESET = 'Error ECONNRESET -104 read: read ECONNRESET';
const CLOSED = 'SocketError UND_ERR_SOCKET: other side closed';
const PARSER = 'HTTPParserError';
const NO_HTTP = 'Response does not match the HTTP/1.1 protocol';
const FAILED = 'headers: TypeError: fetch failed ← ';
const ABORTED = 'AbortError: This operation was aborted';

/** Fault → what a POST of a customer meets. */
export const SHAPES: readonly Row[] = [
  ['latency', { delay_ms: 1 }, '201 Created application/json'],
  ['drip', { chunk_bytes: 100, every_ms: 1 }, '201 Created application/json'],
  ['stall', {}, `headers: ${ABORTED}`, 'answered'],
  ['stall', { after_body_bytes: 20 }, `body of 201 at 20: ${ABORTED}`, 20],
  ['stall', { after_body_bytes: 0 }, `body of 201 at 0: ${ABORTED}`, 0],
  ['reset', {}, FAILED + RESET],
  ['reset', { after_body_bytes: 20 }, `body of 201 at 20: TypeError: terminated ← ${RESET}`],
  ['reset', { after_body_bytes: 0 }, `body of 201 at 0: TypeError: terminated ← ${RESET}`],
  ['close', {}, FAILED + CLOSED],
  ['close', { after_body_bytes: 31 }, `body of 201 at 31: TypeError: terminated ← ${CLOSED}`],
  ['keep_alive_death', { when: 'now', how: 'close' }, '201 Created application/json'],
  ['upload', { how: 'stall' }, `headers: ${ABORTED}`, 'answered'],
  ['upload', { how: 'reset' }, FAILED + RESET],
  ['upload', { how: 'close' }, FAILED + CLOSED],
  ['truncate', { bytes: 129 }, `body of 201 at 129: TypeError: terminated ← ${CLOSED}`],
  ['truncate', { bytes: 0 }, `body of 201 at 0: TypeError: terminated ← ${CLOSED}`],
  ['truncate', { bytes: 20, end: 'reset' }, `body of 201 at 20: TypeError: terminated ← ${RESET}`],
  ['truncate', { bytes: 20, end: 'stall' }, `body of 201 at 20: ${ABORTED}`, 20],
  ['truncate', { bytes: 20, content_length: 'sent' }, '201 Created application/json'],
  ['truncate', { bytes: 20, content_length: 'short' }, '201 Created application/json'],
  ['malformed_http', {}, `${FAILED}${PARSER} HPE_INVALID_CONSTANT: ${NO_HTTP} (Expected HTTP/)`],
  ['malformed_http', { how: 'garbage' }, `${FAILED}${PARSER} HPE_INVALID_CONSTANT: ${NO_HTTP} (Expected HTTP/)`],
  ['malformed_http', { how: 'bad_status' }, `${FAILED}${PARSER} HPE_INVALID_STATUS: ${NO_HTTP} (Invalid response status)`],
  ['malformed_http', { how: 'long_header' }, `${FAILED}HeadersOverflowError UND_ERR_HEADERS_OVERFLOW: Headers Overflow Error`],
  [
    'malformed_http',
    { how: 'bad_chunk' },
    `body of 200 at 44: TypeError: terminated ← ${PARSER} HPE_INVALID_CHUNK_SIZE: ${NO_HTTP} (Invalid character in chunk size)`,
  ],
  ['lost_reply', { how: 'reset' }, FAILED + RESET],
  ['lost_reply', { how: 'close' }, FAILED + CLOSED],
  ['lost_reply', { how: 'stall' }, `headers: ${ABORTED}`, 'answered'],
  ['garble', { how: 'invalid_json' }, '201 Created application/json'],
  ['garble', { how: 'gzip' }, 'body of 201 at 0: TypeError: terminated ← Error Z_DATA_ERROR -3: incorrect header check'],
  ['garble', { how: 'charset' }, '201 Created application/json; charset=utf-8'],
  ['wrong_content_type', {}, '201 Created text/plain'],
  ['html', {}, '200 OK text/html; charset=utf-8'],
  ['html', { status: 302 }, '302 Found text/html; charset=utf-8'],
  ['error_in_success', {}, '200 OK application/json'],
  ['other_object', {}, '201 Created application/json'],
  ['stale_list', { writes: 1 }, '200 OK application/json'],
  ['rate_limited', {}, '429 Too Many Requests application/problem+json'],
  ['error_status', { status: 503 }, '503 Service Unavailable application/problem+json'],
  ['maintenance', { duration_s: 60 }, '503 Service Unavailable application/problem+json'],
  ['credential', { how: 'expire' }, '401 Unauthorized application/problem+json'],
  ['refuse', { rule: 'R11' }, '422 Unprocessable Entity application/problem+json'],
  ['pass', {}, '201 Created application/json'],
];

/** What one call came to. */
export interface Seen {
  /** In one line. */
  readonly shape: string;
  /** Of the answer, as far as it came; without what a connection adds. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The call as the journal has it, without what was measured. */
  readonly journal: unknown;
}

const OF_THE_CONNECTION = ['vary', 'connection', 'keep-alive', 'transfer-encoding'];

function inWords(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const { name, message, cause } = failure;
  const { code, errno, syscall } = failure as NodeJS.ErrnoException;
  const members = failure instanceof DOMException ? [] : [code, errno, syscall].filter((member) => member !== undefined);
  return `${[name, ...members].join(' ')}: ${message}${cause === undefined ? '' : ` ← ${inWords(cause)}`}`;
}

async function json(response: Promise<Response>): Promise<ControlBody> {
  return (await (await response).json()) as ControlBody;
}

const READS = { match: { operation: 'list_customers' } };

/** Arms `fault` in a fresh sandbox of a fixed seed and time, and creates a customer there; lists them, when that is all it can reach. */
export async function look(carrier: Carrier, [fault, params, , giveUp]: Row): Promise<Seen> {
  const post = (url: string, body: unknown, more: RequestInit = {}): Promise<Response> => {
    const headers = { 'content-type': 'application/json', ...more.headers };
    return carrier.fetch(url, { ...more, method: 'POST', headers, body: JSON.stringify(body) });
  };
  const sandboxes = `${carrier.controlUrl}/sandboxes`;
  const { id, base_path, credentials } = await json(post(sandboxes, { seed: 'shapes', frozen_at: '2026-02-01T09:00:00Z' }));
  const isRead = fault === 'stale_list';
  const armed = await post(`${sandboxes}/${id}/rules`, { fault, params, ...(isRead ? READS : {}) });
  if (armed.status !== 201) throw new Error(await armed.text());
  const giving = new AbortController();
  if (giveUp === 'answered') carrier.onAnswered(() => giving.abort());
  // Compression is the socket's alone.
  const headers = { authorization: `Bearer ${credentials.default?.secret}`, 'accept-encoding': 'identity' };
  let seen: Pick<Seen, 'headers' | 'text'> = { headers: {}, text: '' };
  let shape: string;
  try {
    const customers = `${carrier.url}${base_path}/customers`;
    const sending = { headers, signal: giving.signal };
    const response = await (isRead ? carrier.fetch(customers, sending) : post(customers, { name: 'Padaria Aurora' }, sending));
    const sent = [...response.headers].filter(([name]) => !OF_THE_CONNECTION.includes(name));
    seen = { headers: Object.fromEntries(sent), text: '' };
    shape = await body(response, { giving, at: giveUp }, (text) => {
      seen = { ...seen, text };
    });
  } catch (failure) {
    shape = `headers: ${inWords(failure)}`;
  }
  const { data } = await json(carrier.fetch(`${sandboxes}/${id}/journal`));
  return { ...seen, shape, journal: data.map((entry) => ({ ...entry, duration_ms: null, taken: null })) };
}

/** Reads the body and says what came of it. */
async function body(
  response: Response,
  { giving, at }: { readonly giving: AbortController; readonly at: GiveUp | undefined },
  onText: (text: string) => void,
): Promise<string> {
  const { status, statusText } = response;
  const chunks: Uint8Array[] = [];
  const bytes = () => chunks.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const reader = response.body?.getReader();
  try {
    for (;;) {
      const reading = reader?.read();
      if (bytes() === at) giving.abort();
      const { done = true, value } = (await reading) ?? {};
      if (done || value === undefined) break;
      chunks.push(value);
    }
    onText(Buffer.concat(chunks).toString('latin1'));
    return `${status} ${statusText} ${response.headers.get('content-type')}`;
  } catch (failure) {
    return `body of ${status} at ${bytes()}: ${inWords(failure)}`;
  }
}
