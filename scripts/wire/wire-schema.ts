// wireFixtureSchema: the form of a file in fixtures/wire: one fault, one call, and what six clients that nobody here wrote see of it.
// The tests check every file against it and run it; generate writes fixtures/wire/wire.schema.json from it.
import { z } from 'zod';

/** The clients, in the order the page shows them: what each fixture answers for. */
export const WIRE_CLIENTS = ['fetch', 'node_http', 'axios', 'curl', 'requests', 'httpx'] as const;
export type WireClient = (typeof WIRE_CLIENTS)[number];

const answer = z.strictObject({
  outcome: z.literal('answer'),
  status: z.int().min(100).max(599),
  content_type: z.string().nullable(),
  body: z
    .enum(['json', 'mended_json', 'not_json'])
    .describe("what the client's own JSON reader makes of it; mended_json: characters were lost and replaced (U+FFFD)"),
});

const where = z.enum(['call', 'body']).describe('call: before the client showed a status; body: after that');
const error = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ outcome: z.literal('error'), ...shape });
/** Codes of Node, of its HTTP parser and of its decompression. */
const NODE_CODES = [
  'ECONNRESET',
  'HPE_INVALID_CONSTANT',
  'HPE_INVALID_STATUS',
  'HPE_INVALID_CHUNK_SIZE',
  'HPE_HEADER_OVERFLOW',
  'Z_DATA_ERROR',
] as const;
const innermost = <const Names extends readonly [string, ...string[]]>(names: Names) => z.enum(names).describe('the innermost exception');

/** What a client may see, client by client. */
const sightingSchemas = {
  fetch: z.union([
    answer,
    error({
      where,
      name: z.enum(['TypeError', 'TimeoutError']).describe('of what is thrown'),
      cause: z
        .enum([...NODE_CODES, 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_OVERFLOW'])
        .nullable()
        .describe('the code of its cause; null: it has none'),
    }),
  ]),
  node_http: z.union([answer, error({ where, code: z.enum([...NODE_CODES, 'ABORT_ERR']), message: z.string().min(1) })]),
  axios: z.union([
    answer.extend({
      throws: z.enum(['ERR_BAD_REQUEST', 'ERR_BAD_RESPONSE']).optional().describe('its code for a status that is no success'),
    }),
    error({
      code: z.enum([...NODE_CODES, 'ECONNABORTED', 'ERR_BAD_RESPONSE']),
      message: z.string().min(1),
      status: z.int().nullable().describe('of the response that hangs on the error; null: there is none'),
    }),
  ]),
  curl: z.union([
    answer,
    error({
      where,
      exit: z
        .union([z.literal(1), z.literal(18), z.literal(27), z.literal(28), z.literal(52), z.literal(55), z.literal(56), z.literal(61)])
        .describe('its exit status: protocol, partial file, memory, timeout, empty reply, send, receive, content encoding'),
    }),
  ]),
  requests: z.union([
    answer,
    error({
      class: z.enum([
        'requests.exceptions.ConnectionError',
        'requests.exceptions.ReadTimeout',
        'requests.exceptions.ChunkedEncodingError',
        'requests.exceptions.ContentDecodingError',
      ]),
      cause: innermost([
        'builtins.ConnectionResetError',
        'builtins.TimeoutError',
        'builtins.ValueError',
        'http.client.RemoteDisconnected',
        'http.client.BadStatusLine',
        'http.client.LineTooLong',
        'zlib.error',
      ]),
    }),
  ]),
  httpx: z.union([
    answer,
    error({
      class: z.enum(['httpx.ReadError', 'httpx.WriteError', 'httpx.ReadTimeout', 'httpx.RemoteProtocolError', 'httpx.DecodingError']),
      cause: innermost([
        'builtins.ConnectionResetError',
        'builtins.TimeoutError',
        'httpcore.RemoteProtocolError',
        'h11._util.RemoteProtocolError',
        'zlib.error',
      ]),
    }),
  ]),
} as const satisfies Record<WireClient, z.ZodType>;

/** What one client saw. */
export type Seen = { [Client in WireClient]: z.infer<(typeof sightingSchemas)[Client]> }[WireClient];

/** Several: one of them, and `because` says what it depends on. */
const oneOf = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.array(schema).min(2)]);
const seenByClient = {
  fetch: oneOf(sightingSchemas.fetch),
  node_http: oneOf(sightingSchemas.node_http),
  axios: oneOf(sightingSchemas.axios),
  curl: oneOf(sightingSchemas.curl),
  requests: oneOf(sightingSchemas.requests),
  httpx: oneOf(sightingSchemas.httpx),
};

const step = z.strictObject({ operation: z.string(), input: z.record(z.string(), z.json()) });

/** One file in fixtures/wire. `$seed.…` and `$setup.N.…` in inputs are replaced as in a contract case. */
export const wireFixtureSchema = z.strictObject({
  about: z.string().min(1),
  sandbox: z.record(z.string(), z.json()).optional().describe('further options of the sandbox, such as frozen_at'),
  setup: z.array(step).default([]),
  rule: z
    .looseObject({ fault: z.string(), params: z.record(z.string(), z.json()).optional(), at: z.string().optional() })
    .describe('armed in a sandbox of its own; it must have fired in the end'),
  call: step.extend({
    key: z.string().optional(),
    body_bytes: z.int().max(1_048_576).optional().describe('the body is filled up with spaces to so many'),
    twice: z
      .strictObject({ idle_ms: z.int().min(0).describe('between the two calls') })
      .optional()
      .describe('sent twice on one connection: the first is answered, and what is seen is the second'),
  }),
  deadline_ms: z.int().min(1).optional().describe("set in the client's own way; ten seconds when left out, which is never reached"),
  seen: z
    .strictObject({ every: answer.describe('by every client that is not named'), ...seenByClient })
    .partial()
    .refine((seen) => seen.every !== undefined || WIRE_CLIENTS.every((client) => seen[client] !== undefined), { error: 'every client' }),
  answer: z
    .strictObject({
      headers: z.record(z.string(), z.string()).optional(),
      body: z.record(z.string(), z.json()).optional().describe('members that the JSON has, among others'),
    })
    .optional()
    .describe('what is read in the answer by all who see one'),
  because: z.string().min(1),
  source: z.string().min(1),
});
export type WireFixture = z.infer<typeof wireFixtureSchema>;

/** A fixture with its name: the file's path under the folder, without extension (`reset/before-the-headers`). */
export interface NamedWireFixture extends WireFixture {
  readonly id: string;
}

/** What `client` is declared to see: one of these. Empty only when the fixture does not keep to its form. */
export function declared({ seen }: WireFixture, client: WireClient): readonly Seen[] {
  return [seen[client] ?? seen.every ?? []].flat();
}
