// curl, a process for each call; two calls are two URLs of one process, which uses one connection for both.
// What it prints: the body on stdout, and behind it, after a mark, what it knows of the answer.
import { execFile } from 'node:child_process';
import { answered, type Client, failed, jsonIn, type Sighting, type WireCall } from './client.ts';

const MARK = '\n--- curl knows\n';
const WRITE = `${MARK}{"status":"%{http_code}","headers":%{header_json}}${MARK}`;

/** A second URL begins no sooner than `idle_ms` after the first one did. */
function argumentsOf({ method, url, headers, body, deadline_ms, idle_ms }: WireCall): readonly string[] {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const data = body === null ? [] : ['--data-binary', '@-', '-H', 'Expect:'];
  const urls = idle_ms === null ? [url] : ['--rate', `${Math.round(3_600_000 / Math.max(idle_ms, 1))}/h`, url, url];
  return ['-sS', '--compressed', '-X', method, '-m', String(deadline_ms / 1000), '-w', WRITE, ...lines, ...data, ...urls];
}

interface Ran {
  readonly exit: number;
  readonly stdout: string;
}

function run(call: WireCall): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile('curl', [...argumentsOf(call)], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 }, (error, stdout) =>
      resolve({ exit: error === null ? 0 : Number(error.code), stdout }),
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(call.body ?? '');
  });
}

/** The headers as curl lists them: a name may come more than once. */
interface Known {
  /** 000: none came. */
  readonly status: string;
  readonly headers: Readonly<Record<string, readonly string[]>>;
}

/** curl exits with what became of the last URL. */
function sightingOf({ exit, stdout }: Ran, calls: number): Sighting {
  const parts = stdout.split(MARK);
  const body = parts[2 * calls - 2] ?? '';
  const { status, headers } = JSON.parse(parts[2 * calls - 1] ?? '{"status":"000","headers":{}}') as Known;
  if (exit !== 0) return failed({ where: status === '000' ? 'call' : 'body', exit });
  const joined = Object.entries(headers).map(([name, values]) => [name.toLowerCase(), values.join(', ')]);
  return answered(Number(status), Object.fromEntries(joined), jsonIn(body));
}

/** Undoes gzip, because a client that asks for it has to. */
export const curl: Client = { look: async (call) => sightingOf(await run(call), call.idle_ms === null ? 1 : 2) };
