// What a person reads of calls that are answered without the harness.
import { expect, test } from 'vitest';
import { showLocalCalls } from '../../../../src/cli/mcp/local-calls.ts';
import { createParts } from '../../../../src/mcp/create-parts.ts';
import { PLAIN } from '../../../../src/tck/report-table.ts';
import { connected } from '../../mcp/connected-clients.ts';

const harness = { run: () => Promise.reject(new Error('nothing here calls anybody')) };

test.each([
  ['a search', 'search_tools', { query: 'invoice' }, ['+ search_tools  answered']],
  ['wrong arguments', 'get_invoice', {}, ['! get_invoice  invalid_input, permanent (mcp.arguments)']],
  [
    'wrong arguments through a caller, by the tool that was meant',
    'call_read_tool',
    { name: 'get_invoice', arguments: {} },
    ['! get_invoice  invalid_input, permanent (mcp.arguments)'],
  ],
  [
    'a caller below the risk, by the tool that was meant',
    'call_read_tool',
    { name: 'void_invoice' },
    ['! void_invoice  invalid_input, permanent (mcp.caller)'],
  ],
  [
    'a name that no tool has, without it',
    'call_read_tool',
    { name: 'sk_live_1' },
    ['! call_read_tool  invalid_input, permanent (mcp.unknown_tool)'],
  ],
])('%s', async (_, name, args, lines) => {
  const shown: string[] = [];
  const parts = showLocalCalls(createParts({ harness, version: '0' }), (line) => shown.push(line), PLAIN);
  const client = await connected('the 2.x client, 2026-07-28', parts);
  await client.callTool({ name, arguments: args });
  await client.close();
  expect(shown).toEqual(lines);
});
