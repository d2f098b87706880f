// race: contenders under the same load, one after the other in each of several rounds, so that they are compared within a round.

import { load } from './processes.ts';
import type { LoadResult } from './programs/load.ts';
import type { Requests } from './provider.ts';
import { spreadOf, spreadText } from './statistics.ts';

/** What each round does. */
export interface Course {
  readonly rounds: number;
  readonly durationS: number;
  readonly connections: number;
}

/** Enough to keep the server busy: one that waits for its generator pays for waking it, and that is measured instead. */
export const CONNECTIONS = 64;

/** What a contender is asked in a round; each may be asked in a sandbox of its own. */
export type Contenders<Name extends string> = Readonly<Record<Name, () => Requests | Promise<Requests>>>;

/** One round. */
export type Round<Name extends string> = Readonly<Record<Name, LoadResult>>;

async function roundOf<Name extends string>(contenders: Contenders<Name>, durationS: number, connections: number): Promise<Round<Name>> {
  const results: [string, LoadResult][] = [];
  for (const [name, requests] of Object.entries<Contenders<Name>[Name]>(contenders)) {
    const result = await load({ ...(await requests()), durationS, connections });
    if (result.failed > 0) throw new Error(`${name}: ${result.failed} calls failed`);
    results.push([name, result]);
  }
  return Object.fromEntries(results) as Round<Name>;
}

/** All rounds, behind one of a second that does not count. */
export async function race<Name extends string>(contenders: Contenders<Name>, course: Course): Promise<readonly Round<Name>[]> {
  const { rounds, durationS, connections } = course;
  await roundOf(contenders, 1, connections);
  const run: Round<Name>[] = [];
  for (let round = 0; round < rounds; round += 1) run.push(await roundOf(contenders, durationS, connections));
  return run;
}

/** Requests a second, as text. */
export function perS<Name extends string>(rounds: readonly Round<Name>[], of: Name): string {
  return spreadText(spreadOf(rounds.map((round) => round[of].requestsPerS)));
}

/** One contender's requests a second over another's, round by round, as text. */
export function ratio<Name extends string>(rounds: readonly Round<Name>[], of: Name, to: Name): string {
  return spreadText(spreadOf(rounds.map((round) => round[of].requestsPerS / round[to].requestsPerS)), 2);
}
