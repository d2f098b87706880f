// wireFixtures: every file in fixtures/wire, checked; the page of proof and the tests at the wire start from it.
// A file that does not keep to its form is a complaint with its name.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NamedWireFixture, wireFixtureSchema } from './wire-schema.ts';

/**
 * All of them, ordered by id.
 * @throws when one is not JSON or not of the form; the message names the file and the members
 */
export function wireFixtures(folder: string): readonly NamedWireFixture[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json') && !path.endsWith('.schema.json'));
  return paths.sort().map((path) => {
    const { data, error } = wireFixtureSchema.safeParse(JSON.parse(readFileSync(join(folder, path), 'utf8')));
    if (data === undefined)
      throw new Error(`${path}: ${error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`);
    return { id: path.slice(0, -'.json'.length), ...data };
  });
}
