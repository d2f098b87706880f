// carryOut: all fixtures through one client, and what differs from what they declare.
// Calls that come in twos go first and alone: their connection must be the only one there is. Those with a deadline come last, when
// everything has been used once and answers at once.
import type { NamedWireFixture, WireClient } from '../../scripts/wire/wire-schema.ts';
import { declared } from '../../scripts/wire/wire-schema.ts';
import type { Client } from './clients/client.ts';
import { type Looked, look, type Provider } from './provider.ts';

/** How many calls of one client wait for their deadlines at once. */
const AT_ONCE = 8;

/** Id → what was seen, or why nothing was. */
export type Sightings = ReadonlyMap<string, Looked | Error>;

async function each<Item>(items: readonly Item[], atOnce: number, act: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const work = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** What `client` sees of each fixture. */
export async function carryOut(fixtures: readonly NamedWireFixture[], client: Client, provider: Provider): Promise<Sightings> {
  const sightings = new Map<string, Looked | Error>();
  const one = async (fixture: NamedWireFixture): Promise<void> => {
    sightings.set(fixture.id, await look(fixture, client, provider).catch((error: Error) => error));
  };
  const inTwos = fixtures.filter(({ call }) => call.twice !== undefined);
  const single = fixtures.filter(({ call }) => call.twice === undefined);
  const patient = single.filter(({ deadline_ms }) => deadline_ms === undefined);
  await each(inTwos, 1, one);
  await each(patient, 1, one);
  await each(
    single.filter((fixture) => !patient.includes(fixture)),
    AT_ONCE,
    one,
  );
  return sightings;
}

/** Whether two JSON values are the same; members may stand in any order. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Array.isArray(a) === Array.isArray(b) && names.every((name) => same(a[name as keyof typeof a], b[name as keyof typeof b]));
}

/** Members of `wanted` that `found` has otherwise, as "name: found"; headers and JSON alike. */
function misread(wanted: Readonly<Record<string, unknown>> = {}, found: unknown): readonly string[] {
  const members = (found ?? {}) as Readonly<Record<string, unknown>>;
  return Object.keys(wanted)
    .filter((name) => !same(wanted[name], members[name]))
    .map((name) => `reads ${name}: ${JSON.stringify(members[name])}`);
}

/** What a sighting has otherwise than its fixture declares; nothing when it is as declared. */
export function complaints(fixture: NamedWireFixture, client: WireClient, sighting: Looked | Error | undefined): readonly string[] {
  if (sighting === undefined || sighting instanceof Error) return [`was not carried out: ${sighting?.message ?? 'nobody looked'}`];
  const { seen, headers, value, completed } = sighting;
  const isDeclared = declared(fixture, client).some((one) => same(one, seen));
  const readable = seen.outcome === 'answer' ? [...misread(fixture.answer?.headers, headers), ...misread(fixture.answer?.body, value)] : [];
  return [...(completed ? [] : ['the fault never fired']), ...(isDeclared ? [] : [`sees ${JSON.stringify(seen)}`]), ...readable];
}
