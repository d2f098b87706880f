// tools/call with the real name of a tool, and arguments that are no object: read or corrected as through a caller, never the protocol's dump.
import { describe, expect, test } from 'vitest';
import { checkLaws } from '../../../src/contract/laws.ts';
import { CLIENTS, type ClientName } from './connected-clients.ts';
import { called, opened } from './surface-calls.ts';

describe.each(Object.keys(CLIENTS) as ClientName[])('%s', (name) => {
  test.each([
    ['null', null],
    ['JSON text of an object', '{}'],
    ['left out', undefined],
  ])('%s counts as an object', async (_, args) => {
    const { client } = await opened({}, name);
    expect(await called(client, 'list_invoices', args)).toMatchObject({ isError: false, said: { object: 'list' } });
  });

  test('JSON text is read like what it says', async () => {
    const { client, sandbox } = await opened({}, name);
    const invoice_id = sandbox.handles['invoice.open'];
    expect(await called(client, 'get_invoice', JSON.stringify({ invoice_id }))).toMatchObject({ isError: false, said: { id: invoice_id } });
    expect((await called(client, 'search_tools', '{"query":"refund"}')).said.tools[0].name).toBe('create_refund');
  });

  test('JSON text is said to be wanted as an object next time', async () => {
    const { client, sandbox } = await opened({}, name);
    const args = JSON.stringify({ invoice_id: sandbox.handles['invoice.open'] }) as never;
    const { content } = await client.callTool({ name: 'get_invoice', arguments: args });
    expect(content[1]).toMatchObject({ text: expect.stringContaining('give arguments: an object with invoice_id') });
  });

  test.each([
    ['a list', ['s3cr3t']],
    ['a number', 53],
    ['text that is no JSON', 'invoice_id=s3cr3t'],
    ['JSON text of a list', '["s3cr3t"]'],
  ])('%s: says what belongs there, and sends nothing', async (_, args) => {
    const { client, journal } = await opened({}, name);
    for (const [tool, expected] of [
      ['get_invoice', 'an object with invoice_id'],
      ['search_tools', 'an object with query'],
      ['describe_tools', 'an object with names'],
      ['call_read_tool', 'an object with name'],
    ] as const) {
      const { isError, said, text } = await called(client, tool, args);
      expect({ isError, rule: said.rule, fields: said.details.fields }).toEqual({
        isError: true,
        rule: 'mcp.arguments',
        fields: [{ path: 'arguments', expected }],
      });
      expect(text).not.toContain('s3cr3t');
      expect(checkLaws(said)).toEqual([]);
    }
    expect(await journal()).toEqual([]);
  });

  test('a tool that there is not is the protocol’s error, whatever its arguments', async () => {
    const { client } = await opened({}, name);
    await expect(called(client, 'bake_bread', [])).rejects.toMatchObject({
      code: -32_602,
      message: expect.stringContaining('Unknown tool'),
    });
  });
});
