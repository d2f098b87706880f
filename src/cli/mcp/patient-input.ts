// patientInput: a stream that ends only when everything that came on it has been answered.
// Between stdin and the stdio transport, which drops what is under way when its input ends: `printf … | overdue mcp` wants its answers.
import { Readable } from 'node:stream';

/** What `source` brings; its end waits for `answered`. */
export function patientInput(source: AsyncIterable<Uint8Array>, answered: () => Promise<void>): Readable {
  return Readable.from(patiently(source, answered), { objectMode: false });
}

async function* patiently(source: AsyncIterable<Uint8Array>, answered: () => Promise<void>): AsyncIterable<Uint8Array> {
  try {
    yield* source;
  } catch {
    // What cannot be read any more has ended, too; so has what we closed ourselves.
  }
  // The last bytes are read a turn later than they are handed over.
  await new Promise<void>((resolve) => void setImmediate(resolve));
  await answered();
}
