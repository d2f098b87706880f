// Why no tool has an output schema: docs/decisions/0033. What the clients do is theirs; should one of these fail, the decision can be read again.
import { describe, expect, test } from 'vitest';
import { createParts } from '../../../src/mcp/create-parts.ts';
import type { McpTool } from '../../../src/mcp/mcp-tool.ts';
import type { Surface } from '../../../src/mcp/parts.ts';
import { failed } from '../../../src/mcp/results/result.ts';
import { type ClientName, connected } from './connected-clients.ts';

const harness = { run: () => Promise.reject(new Error('nobody is called')) };

const error = {
  error_type: 'not_found',
  retryable: false,
  guidance: 'Check the id.',
  action: 'fix_input',
  effect: 'not_applied',
  retry_after_ms: null,
  rule: 'test',
  because: 'a test',
  correlation_id: 'test',
} as const;

const withSchema: McpTool = {
  definition: {
    name: 'with_schema',
    inputSchema: { type: 'object' },
    outputSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
  },
  call: async () => failed(error),
};

async function answerOf(name: ClientName): Promise<unknown> {
  const client = await connected(name, createParts({ harness, version: '0.0.0', extra: [withSchema] }));
  await client.listTools();
  try {
    return (await client.callTool({ name: 'with_schema' })).structuredContent;
  } catch (thrown) {
    return String(thrown);
  } finally {
    await client.close();
  }
}

test('with one, the older client throws a tool error away', async () => {
  expect(await answerOf('the 1.x client')).toMatch(/-32602.*does not match the tool's output schema/);
});

test('with one, the newer client passes it on', async () => {
  expect(await answerOf('the 2.x client, 2025-11-25')).toEqual(error);
  expect(await answerOf('the 2.x client, 2026-07-28')).toEqual(error);
});

describe.each(['search', 'full'] as const satisfies readonly Surface[])('on the surface %s', (surface) => {
  test('no tool has one', () => {
    const { listed } = createParts({ harness, version: '0.0.0', surface });
    expect(listed.filter(({ definition }) => 'outputSchema' in definition)).toEqual([]);
    expect(listed.length).toBeGreaterThan(0);
  });
});
