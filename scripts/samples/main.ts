// samples: provokes every case with every client and writes what came out to fixtures/failures/<client>/. Run: npm run samples -w scripts [client…].
// Not part of the tests: they read what is written. Needs openssl; python3 with requests, httpx and aiohttp (SAMPLES_PYTHON names one), curl, wget, java, perl.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CASES, type Case } from './cases.ts';
import { Answered, CLIENTS } from './clients.ts';
import { neutral, plainException } from './plain.ts';
import { PROGRAMS, print } from './programs.ts';
import { startPlaces } from './server.ts';

const ROOT = join(import.meta.dirname, '../../fixtures/failures');
const wanted = process.argv.slice(2);
const places = await startPlaces();

for (const [client, [send, from]] of Object.entries(CLIENTS)) {
  await sample(
    client,
    from === null ? `Node.js ${process.versions.node}` : `${from} ${versionOf(from)} on Node.js ${process.versions.node}`,
    async (url) => {
      // A client whose deadline does not cover the body never ends: it has no sample of that case.
      const never = new Promise<null>((resolve) => setTimeout(resolve, 3_000, null).unref());
      const thrown = await Promise.race([send(url), never]).then(
        () => null,
        (error: unknown) => error,
      );
      if (thrown === null) return null;
      return thrown instanceof Answered ? { http: thrown.response } : { exception: plainException(thrown) };
    },
  );
}
for (const [client, program] of Object.entries(PROGRAMS)) {
  const version = wanted.length > 0 && !wanted.includes(client) ? '' : versionOrNone(program.version);
  if (version === null) console.log(`${client}: left out, it is not installed`);
  else
    await sample(client, version, async (url) => {
      const text = await print(program.command(url));
      return text === null || text.trim() === '' ? null : { text: neutral(text).trim() };
    });
}
places.close();

async function sample(client: string, source: string, provoke: (url: string) => Promise<object | null>): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(client)) return;
  const folder = join(ROOT, client);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let count = 0;
  for (const [name, each] of Object.entries(CASES)) {
    const failure = await provoke(places.urlOf(each.place, name));
    if (failure === null) continue;
    count += 1;
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(fixture(client, each, failure, source), null, 2)}\n`);
  }
  console.log(`${client}: ${count} of ${Object.keys(CASES).length} (${source})`);
}

function fixture(client: string, { about, error_type, effect }: Case, failure: object, source: string): object {
  return {
    about: `${client}: ${about}`,
    failure,
    operation: { name: 'record_payment', write: 'keyed', keyed: false },
    expected: { error_type, effect },
    because: 'The case was provoked: what happened is known.',
    source: `${source}, provoked by scripts/samples`,
  };
}

function versionOrNone(version: () => string): string | null {
  try {
    return version();
  } catch {
    return null;
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
