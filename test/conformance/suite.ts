// runSuite: the official conformance suite against a server, and what it found, scenario by scenario.
// It runs as a program of its own, on the Node it needs; it is installed outside the project (install.sh).
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** One thing that a scenario looked at. */
export interface Check {
  readonly id: string;
  readonly status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO';
  readonly errorMessage?: string;
}

/** One scenario. */
export interface Scenario {
  readonly name: string;
  /** Whether conforming to the revision takes it. */
  readonly isRequired: boolean;
  /** None: it did not come to an end. */
  readonly checks: readonly Check[];
}

/** What is run, and against whom. */
export interface SuiteRun {
  /** Where install.sh put the suite. */
  readonly folder: string;
  readonly revision: string;
  readonly url: string;
  /** File of the failures that are expected. */
  readonly expected: string;
  /** Emptied, then filled with what the suite says. */
  readonly results: string;
}

/** What came of it. */
export interface SuiteResult {
  /** Whether the suite itself is content. */
  readonly isContent: boolean;
  /** In the suite's order: first what is required, then what is not. */
  readonly scenarios: readonly Scenario[];
}

const DEADLINE_MS = 60_000;
const PACKAGE = ['node_modules', '@modelcontextprotocol', 'conformance'];

/** Runs it. */
export async function runSuite({ folder, revision, url, expected, results }: SuiteRun): Promise<SuiteResult> {
  await rm(results, { recursive: true, force: true });
  await mkdir(results, { recursive: true });
  const program = join(folder, ...PACKAGE, 'dist', 'index.js');
  const options = ['--url', url, '--requirements', revision, '--expected-failures', expected, '--output-dir', results];
  const log = openSync(join(results, 'suite.log'), 'w');
  const suite = spawn(join(folder, 'node_modules', '.bin', 'node'), [program, 'server', ...options], {
    stdio: ['ignore', log, log],
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  const code = await new Promise<number | null>((resolve, reject) => suite.on('error', reject).on('close', resolve));
  return { isContent: code === 0, scenarios: await readScenarios(join(folder, ...PACKAGE, 'requirements', `${revision}.yaml`), results) };
}

async function readScenarios(requirements: string, results: string): Promise<Scenario[]> {
  const { required, others } = scenariosOf(await readFile(requirements, 'utf8'));
  const folders = await readdir(results);
  const read = async (name: string, isRequired: boolean): Promise<Scenario> => {
    const folder = folders.find((candidate) => new RegExp(`^server-${name}-\\d{4}-\\d\\d-\\d\\dT`).test(candidate));
    const checks = folder === undefined ? [] : (JSON.parse(await readFile(join(results, folder, 'checks.json'), 'utf8')) as Check[]);
    return { name, isRequired, checks };
  };
  return Promise.all([...required.map((name) => read(name, true)), ...others.map((name) => read(name, false))]);
}

/** Names of the scenarios for servers in the suite's own list: those that a revision requires, and those that are run beside them. */
export function scenariosOf(requirements: string): { readonly required: readonly string[]; readonly others: readonly string[] } {
  const [, required = ''] = /^server:\n((?: {2}- .*\n)+)/m.exec(requirements) ?? [];
  const others = requirements.matchAll(/^ {2}- scenario: (\S+)\n {4}leg: server$/gm);
  return { required: [...required.matchAll(/- (\S+)/g)].map(([, name = '']) => name), others: [...others].map(([, name = '']) => name) };
}
