// fixtureParts: the parts of the server that is shipped, and beside them all that the conformance suite asks for by name.
// Under the server under test: made by the same createParts, served by the same createServer.

import { createParts, type PartsOptions } from '../../src/mcp/create-parts.ts';
import type { McpParts } from '../../src/mcp/parts.ts';
import { ASKING_TOOLS } from './fixtures/asking-tools.ts';
import { CONTENT_TOOLS } from './fixtures/content-tools.ts';
import { PROMPTS } from './fixtures/prompts.ts';
import { withFixtures } from './fixtures/resources.ts';
import { ROUND_TOOLS } from './fixtures/round-tools.ts';
import { TELLING_TOOLS } from './fixtures/telling-tools.ts';

const EXTRA = [...CONTENT_TOOLS, ...TELLING_TOOLS, ...ASKING_TOOLS, ...ROUND_TOOLS];

/** Ours and the suite's. Logging and subscriptions, which nothing of ours needs, are the suite's as well. */
export function fixtureParts(options: Pick<PartsOptions, 'harness' | 'version'>): McpParts {
  const parts = createParts({ ...options, extra: EXTRA });
  return {
    ...parts,
    prompts: PROMPTS,
    resources: withFixtures(parts.resources),
    extend: (server) => {
      server.registerCapabilities({ logging: {}, resources: { subscribe: true } });
      server.setRequestHandler('resources/subscribe', () => ({}));
      server.setRequestHandler('resources/unsubscribe', () => ({}));
    },
  };
}
