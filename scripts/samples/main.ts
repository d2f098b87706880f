// samples: provokes every case with every client and writes what came out to fixtures/failures/<client>/. Run: npm run samples -- [--missing] [client…].
// Not part of the tests: they read what is written. Needs openssl, and of each client its program (programs.ts); one that is missing is named and its samples stay.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import type { Case } from './case.ts';
import { CASES } from './cases.ts';
import { Answered, CLIENTS } from './clients.ts';
import { neutral, plainException } from './plain.ts';
import { PROGRAMS, print } from './programs.ts';
import { startPlaces } from './server.ts';
import type { Target } from './service-place.ts';

const ROOT = join(import.meta.dirname, '../../fixtures/failures');
/** Only the cases that a client has no sample of: what is there was made with the version it names. */
const missing = process.argv.includes('--missing');
const wanted = process.argv.slice(2).filter((word) => word !== '--missing');
const places = await startPlaces();

interface Provoked {
  readonly client: string;
  readonly source: string;
  /** Stripe's own clients ask nobody else. */
  readonly stripe: boolean;
  readonly provoke: (target: Target, name: string) => Promise<object | null>;
}

const isWanted = (client: string): boolean => wanted.length === 0 || wanted.includes(client);

for (const [client, [send, from]] of Object.entries(CLIENTS)) {
  if (!isWanted(client)) continue;
  const node = `Node.js ${process.versions.node}`;
  const source = from === null ? node : `${from} ${versionOf(from)} on ${node}`;
  const provoke: Provoked['provoke'] = async ({ url, key }, name) => {
    // A client whose deadline does not cover the body never ends: it has no sample of that case.
    const never = new Promise<null>((resolve) => setTimeout(resolve, 3_000, null).unref());
    const thrown = await Promise.race([send(url, key, name), never]).then(
      () => null,
      (error: unknown) => error,
    );
    if (thrown === null) return null;
    return thrown instanceof Answered ? { http: thrown.response } : { exception: plainException(thrown) };
  };
  await sample({ client, source, stripe: client === 'stripe', provoke });
}
for (const [client, program] of Object.entries(PROGRAMS)) {
  if (!isWanted(client)) continue;
  const source = versionOrReason(program.version);
  if (typeof source !== 'string') console.log(`${client}: left out, its samples stay: ${source.reason}`);
  else
    await sample({
      client,
      source,
      stripe: program.stripe === true,
      provoke: async (target, name) => {
        const text = await print(program.command(target), target, name);
        return text === null || text.trim() === '' ? null : { text: neutral(text).trim() };
      },
    });
}
await places.close();

async function sample({ client, source, stripe, provoke }: Provoked): Promise<void> {
  const folder = join(ROOT, client);
  if (!missing) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const cases = Object.entries(CASES).filter(([name, { place, provider }]) => {
    const asked = stripe ? place !== 'service' : provider === undefined;
    return asked && !(missing && existsSync(join(folder, `${name}.json`)));
  });
  let count = 0;
  for (const [name, each] of cases) {
    const target = await places.meet(name, each, stripe);
    const failure = await provoke(target, name);
    if (failure === null) continue;
    count += 1;
    const text = `${JSON.stringify(fixture(client, each, failure, source), null, 2)}\n`;
    if ([target.key, hostname(), new URL(target.url).port || target.key].some((own) => text.includes(own)))
      throw new Error(`${client}/${name} names what is this machine's: ${text}`);
    writeFileSync(join(folder, `${name}.json`), text);
  }
  format(folder);
  console.log(`${client}: ${count} of ${cases.length} (${source})`);
}

/** As `npm run check:lint` wants it: a short list stands on one line, which JSON.stringify cannot know. */
function format(folder: string): void {
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', folder], {
    cwd: join(ROOT, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function fixture(client: string, { about, error_type, effect, told }: Case, failure: object, source: string): object {
  const right = told === undefined || told.word.test(JSON.stringify(failure)) ? { error_type, effect } : told.otherwise;
  return {
    about: `${client}: ${about}`,
    failure,
    operation: { name: 'record_payment', write: 'keyed', keyed: false },
    expected: right,
    because: 'The case was provoked: what happened is known.',
    source: `${source}, provoked by scripts/samples`,
  };
}

function versionOrReason(version: () => string): string | { readonly reason: string } {
  try {
    return version();
  } catch (error) {
    return { reason: String((error as Error).message).split('\n')[0] ?? 'it is not installed' };
  }
}

function versionOf(name: string): string {
  let folder = dirname(createRequire(import.meta.url).resolve(name));
  for (;;) {
    try {
      const { name: found, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        name?: string;
        version?: string;
      };
      if (found === name && version !== undefined) return version;
    } catch {
      // Not the package's root yet.
    }
    folder = dirname(folder);
  }
}
