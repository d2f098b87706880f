// decode: takes a Content-Encoding off a body as fetch does, which is content with a body that ends early.
// Step 8 of a request's walk, in process.
import { brotliDecompressSync, constants, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';

const LENIENT = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };

type Decoder = (bytes: Uint8Array) => Uint8Array;

/** Deflate comes with or without its header; the first byte tells. @see RFC 9110, section 8.4.1.2 */
const inflate: Decoder = (bytes) => ((bytes[0] ?? 0) % 16 === 8 ? inflateSync(bytes, LENIENT) : inflateRawSync(bytes, LENIENT));
const gunzip: Decoder = (bytes) => gunzipSync(bytes, LENIENT);

const DECODERS: Readonly<Record<string, Decoder>> = {
  gzip: gunzip,
  'x-gzip': gunzip,
  deflate: inflate,
  br: (bytes) => brotliDecompressSync(bytes, { flush: constants.BROTLI_OPERATION_FLUSH, finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};

/** The body without its codings, as far as they are known; throws the decompressor's own error when it cannot be read. */
export function decode(body: Uint8Array, contentEncoding: string | null): Uint8Array {
  const codings = (contentEncoding ?? '').toLowerCase().split(',');
  const decoders = codings.map((coding) => DECODERS[coding.trim()]).reverse();
  // An empty body and an unknown coding are handed on as they are.
  if (body.byteLength === 0 || decoders.includes(undefined)) return body;
  return decoders.reduce((bytes, decoder) => decoder?.(bytes) ?? bytes, body);
}
