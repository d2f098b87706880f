// What the server says of itself and answers beside tools: only what its parts have, and never more of a request than it needs.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createParts } from '../../../src/mcp/create-parts.ts';
import { fixtureParts } from '../../conformance/fixture-parts.ts';
import { CLIENTS, type ClientName, connected } from './connected-clients.ts';

const harness = { run: () => Promise.reject(new Error('nothing here calls anybody')) };
const OPTIONS = { harness, version: '0.0.0' };
const ours = createParts(OPTIONS);
const withFixtures = fixtureParts(OPTIONS);

/** What a list answers is the business of other tests. */
const ANYTHING = z.looseObject({});

const refusal = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    ({ code, message, data }: { code: number; message: string; data?: unknown }) => ({ code, message, data }),
  );

type Connected = Awaited<ReturnType<typeof connected>>;

describe.each(Object.keys(CLIENTS) as ClientName[])('%s', (name) => {
  let [client, tested]: Connected[] = [];
  beforeAll(async () => {
    [client, tested] = [await connected(name, ours), await connected(name, withFixtures)];
  });
  afterAll(() => Promise.all([client?.close(), tested?.close()]));

  test('is told of what there is, and of nothing else', () => {
    expect(client?.getServerCapabilities()).toEqual({ tools: {}, resources: {}, completions: {} });
  });

  test.each(['tools/list', 'resources/list', 'resources/templates/list', 'prompts/list'])(
    '%s is one page: a cursor that nobody gave out is refused, none is none',
    async (method) => {
      const listed = (params: object) => refusal(tested?.request({ method, params } as never, ANYTHING as never) as Promise<unknown>);
      for (const cursor of ['2', 'x'.repeat(1_000_000), 5, ['s3cr3t']]) {
        const answer = await listed({ cursor });
        expect(answer).toMatchObject({ code: -32_602, message: expect.stringContaining('one page') });
        expect(JSON.stringify(answer).length).toBeLessThan(200);
      }
      for (const params of [{}, { cursor: '' }, { cursor: null }]) expect(await listed(params)).toBe('answered');
    },
  );

  test('a resource that is not there is named in the error', async () => {
    const uri = 'overdue://nowhere';
    expect(await refusal(client?.readResource({ uri }) as Promise<unknown>)).toMatchObject({ code: -32_602, data: { uri } });
  });

  test('a URI that is longer than any of ours is not sent back', async () => {
    const answer = await refusal(client?.readResource({ uri: `overdue://${'x'.repeat(1_000_000)}` }) as Promise<unknown>);
    expect(answer).toMatchObject({ code: -32_602 });
    expect(JSON.stringify(answer).length).toBeLessThan(200);
  });

  test.each([
    ['of a prompt that is not there', { type: 'ref/prompt', name: 'nothing' }],
    ['of a template that is not there', { type: 'ref/resource', uri: 'overdue://nowhere/{x}' }],
  ] as const)('nothing is completed %s', async (_, ref) => {
    const completed = client?.complete({ ref, argument: { name: 'x', value: '' } });
    expect(await refusal(completed as Promise<unknown>)).toMatchObject({ code: -32_602 });
  });

  test('prompts are listed, got and completed where the parts have any', async () => {
    const prompts = await tested?.listPrompts();
    expect(prompts?.prompts.map((prompt) => prompt.name)).toContain('test_prompt_with_arguments');
    const got = await tested?.getPrompt({ name: 'test_prompt_with_arguments', arguments: { arg1: 'hello', arg2: 'world' } });
    expect(got?.messages[0]?.content).toMatchObject({ text: "Prompt with arguments: arg1='hello', arg2='world'" });
    const ref = { type: 'ref/prompt', name: 'test_prompt_with_arguments' } as const;
    const completed = await tested?.complete({ ref, argument: { name: 'arg1', value: 'par' } });
    expect(completed?.completion.values).toEqual(['paris', 'park', 'party']);
    expect(await refusal(tested?.getPrompt({ name: 'nothing' }) as Promise<unknown>)).toMatchObject({ code: -32_602 });
  });
});

test('no tool, resource or prompt of the conformance suite is shipped', () => {
  const names = (parts: typeof ours) => parts.listed.map(({ definition }) => definition.name);
  const added = names(withFixtures).filter((name) => !names(ours).includes(name));
  expect(added.length).toBeGreaterThan(20);
  expect(added.filter((name) => ours.find(name) !== undefined)).toEqual([]);
  expect(ours.resources.list().filter(({ uri }) => uri.startsWith('test://'))).toEqual([]);
  expect([ours.prompts, ours.extend]).toEqual([undefined, undefined]);
});
