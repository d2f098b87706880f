// drawnWords: of all that faker knows, the bundle holds what the seed data is drawn from; see docs/decisions/0019.
// A part of scripts/bundle.ts.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** The parts of faker's words that `store/seed` draws from; without the rest, half of all that is read at start is left out. */
const DRAWN = ['metadata', 'person', 'company'];

/** A list that a library spells as one text: nobody misses it who does not name it. */
const SPELT_LIST = /(?<=[:=])`[^`$\\]{40,}`\.split\(`.`\)/g;

/** faker's locales with nothing but these parts. Who draws from another gets faker's own error, which names the part. */
export const drawnWords: Plugin = {
  name: 'drawn-words',
  setup: ({ onLoad }) => {
    onLoad({ filter: /@faker-js\/faker\/dist\/locale\/\w+\.js$/ }, async ({ path }) => {
      const { faker } = (await import(path)) as typeof import('@faker-js/faker/locale/en');
      const drawn = Object.entries(faker.rawDefinitions).filter(([part]) => DRAWN.includes(part));
      const text = JSON.stringify(JSON.stringify(Object.fromEntries(drawn)));
      return { contents: `import { Faker } from '@faker-js/faker';\nexport const faker = new Faker({ locale: JSON.parse(${text}) });\n` };
    });
    onLoad({ filter: /@faker-js\/faker\/dist\/base-[^/]+\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(SPELT_LIST, '/* @__PURE__ */ $&'),
    }));
  },
};
