// PROGRAMS: clients that are other programs: what they print when the call fails is the sample.
// Used by samples. One whose language or library is not installed is left out and named.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Target } from './service-place.ts';

const FOLDER = join(import.meta.dirname, 'programs');
const BUILT = mkdtempSync(join(tmpdir(), 'samples-built-'));
process.on('exit', () => rmSync(BUILT, { recursive: true, force: true }));
const GSON = '/usr/share/java/gson.jar';
const ERLANG_VERSION = `ok = application:load(inets), {ok, Inets} = application:get_key(inets, vsn), {module, _} = code:ensure_loaded(jiffy),
  io:format("httpc of inets ~s on Erlang/OTP ~s", [Inets, erlang:system_info(otp_release)]), halt().`;

interface Program {
  /** What is run; the key is in its environment as API_KEY, the case's name as CASE. */
  readonly command: (target: Target) => readonly string[];
  /** The client and its version. Builds what must be built; throws where something is missing. */
  readonly version: () => string;
  readonly stripe?: boolean;
}

function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: 120_000 }).toString();
}

function firstLine(command: string, ...args: string[]): string {
  const text = run(command, ...args);
  return (text.split('\n').find((line) => line.trim() !== '') ?? command).trim().slice(0, 60);
}

const script = (name: string): string => join(FOLDER, name);

/** The first Python that has the library. */
function pythonWith(library: string): string {
  const [named, ...others] = [process.env.SAMPLES_PYTHON ?? 'python3', 'python3', '/usr/bin/python3'];
  const has = (python: string): boolean => {
    try {
      run(python, '-c', `import ${library}`);
      return true;
    } catch {
      return false;
    }
  };
  return [named, ...others].find(has) ?? named;
}

function python(library: string, more: Partial<Program> = {}): Program {
  const found: { python?: string } = {};
  const interpreter = (): string => {
    found.python ??= pythonWith(library);
    return found.python;
  };
  return {
    command: ({ url }) => [interpreter(), script('call.py'), library, url],
    version: () => run(interpreter(), script('call.py'), library, '--version').trim(),
    ...more,
  };
}

function java(file: string, name: string): Program {
  return {
    command: ({ url }) => ['java', '-cp', `${GSON}:${BUILT}`, file, url],
    version: () => {
      run('javac', '-cp', GSON, '-d', BUILT, script(`${file}.java`));
      return `${name} of ${firstLine('java', '--version')}`;
    },
  };
}

function php(file: string, version: string): Program {
  // A web server and a container log errors; so does this, on stderr.
  const settings = ['-d', 'display_errors=0', '-d', 'log_errors=1', '-d', 'error_log='];
  return {
    command: ({ url }) => ['php', ...settings, script(file), url],
    version: () => run('php', '-r', version).trim(),
  };
}

function interpreted(command: string, file: string, version: string): Program {
  return { command: ({ url }) => [command, script(file), url], version: () => run(command, '-e', version).trim() };
}

/** By folder. */
export const PROGRAMS: Readonly<Record<string, Program>> = {
  'python-requests': python('requests'),
  'python-httpx': python('httpx'),
  'python-aiohttp': python('aiohttp'),
  'python-urllib': python('urllib'),
  'python-http-client': python('http.client'),
  'python-stripe': python('stripe', { stripe: true }),
  curl: {
    command: ({ url, key }) => [
      ...['curl', '-fsS', '--compressed', '--max-time', '0.4', '--oauth2-bearer', key],
      ...['--json', '{"amount_minor":100}', url],
    ],
    version: () => firstLine('curl', '--version').slice(0, 11),
  },
  wget: {
    command: ({ url, key }) => [
      ...['wget', '-nv', '-O-', '--tries=1', '--timeout=0.4', `--header=Authorization: Bearer ${key}`],
      ...['--header=Content-Type: application/json', '--post-data={"amount_minor":100}', url],
    ],
    version: () => firstLine('wget', '--version').slice(0, 15),
  },
  'java-http-client': java('HttpClientCall', 'java.net.http'),
  'java-url-connection': java('UrlConnectionCall', 'HttpURLConnection'),
  'perl-http-tiny': interpreted('perl', 'http-tiny.pl', 'use HTTP::Tiny; print "HTTP::Tiny $HTTP::Tiny::VERSION on perl $^V"'),
  'perl-lwp': interpreted('perl', 'lwp.pl', 'use LWP::UserAgent; print "LWP::UserAgent $LWP::UserAgent::VERSION on perl $^V"'),
  'ruby-net-http': interpreted('ruby', 'net_http.rb', 'print "net/http of Ruby #{RUBY_VERSION}"'),
  'ruby-faraday': interpreted('ruby', 'faraday.rb', 'require "faraday"; print "faraday #{Faraday::VERSION} on Ruby #{RUBY_VERSION}"'),
  'php-curl': php('curl.php', 'echo "curl ", curl_version()["version"], " of PHP ", PHP_VERSION;'),
  'php-streams': php('streams.php', 'echo "streams of PHP ", PHP_VERSION;'),
  'php-guzzle': php(
    'guzzle.php',
    'require "GuzzleHttp/autoload.php"; echo "guzzle ", GuzzleHttp\\ClientInterface::MAJOR_VERSION, " on PHP ", PHP_VERSION;',
  ),
  'erlang-httpc': {
    command: ({ url }) => ['escript', script('httpc.escript'), url],
    version: () => run('erl', '-noshell', '-eval', ERLANG_VERSION).trim(),
  },
  'go-net-http': {
    command: ({ url }) => [join(BUILT, 'call'), url],
    version: () => {
      run('go', 'build', '-o', join(BUILT, 'call'), script('call.go'));
      return `net/http of ${firstLine('go', 'version').replace(/^go version | \S+$/g, '')}`;
    },
  },
};

/** What it printed on standard error, or null: it succeeded. */
export function print(command: readonly string[], { key }: Target, name: string): Promise<string | null> {
  const [file = '', ...args] = command;
  const env = { PATH: process.env.PATH, LANG: 'C', API_KEY: key, CASE: name };
  return new Promise((resolve) => {
    execFile(file, args, { timeout: 20_000, env }, (error, _out, printed) => resolve(error === null ? null : printed));
  });
}
