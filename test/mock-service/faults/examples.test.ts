// The examples of docs/faults.md: each is a rule and a header that say the same, and curl prints what the page says it prints.
import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAULTS } from '../../../mock-service/faults/index.ts';
import { readOneShot } from '../../../mock-service/faults/plan/one-shot.ts';
import { readRule } from '../../../mock-service/faults/plan/rule.ts';
import { type RunningService, startService } from '../../../mock-service/index.ts';
import { VOCABULARY } from '../../../mock-service/sandbox/vocabulary.ts';
import { FAULT_EXAMPLES, type FaultExample, headerOf, ruleOf } from '../../../scripts/faults/fault-examples.ts';
import { routed } from './fault-context.ts';

const EXAMPLES = Object.entries(FAULT_EXAMPLES);

test('there is one for each kind of fault, in the same order', () =>
  expect(EXAMPLES.map(([kind]) => kind)).toEqual(FAULTS.map(({ kind }) => kind)));

test.each(EXAMPLES)('%s is a rule, and the header asks for the same', (kind, example) => {
  const method = example.operation === 'create_customer' ? 'POST' : 'GET';
  const call = { ...routed(example.operation, method), body: new TextEncoder().encode('{"name":"Ana"}') };
  const [armed, once] = [readRule(ruleOf(kind, example), VOCABULARY), readOneShot(headerOf(kind, example), call, VOCABULARY)];
  if (!armed.ok || !once.ok) throw new Error(JSON.stringify([armed, once]));
  expect([armed.rule.fault.kind, armed.rule.params, armed.rule.at]).toEqual([kind, once.rule.params, once.rule.at]);
});

describe('curl prints', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startService({});
  });
  afterAll(() => service.close());

  /** What curl says of one call, on both its outputs. */
  const curl = ({ operation, flag }: FaultExample, credential: string, base: string, header: string) =>
    new Promise<string>((resolve) => {
      const body = operation === 'create_customer' ? ['-H', 'Content-Type: application/json', '-d', '{"name":"Ana"}'] : [];
      const headers = ['-H', `Authorization: Bearer ${credential}`, '-H', `Overdue-Fault: ${header}`];
      const asked = ['-sS', '-i', '-m', '1', ...(flag === undefined ? [] : [flag]), ...headers, ...body];
      const child = spawn('curl', [...asked, `${service.url}${base}/customers`]);
      let printed = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          printed += String(chunk);
        });
      child.on('close', () => resolve(printed.replaceAll('\r', '')));
    });

  test.each(EXAMPLES)('what the page says: %s', async (kind, example) => {
    const made = await fetch(`${service.controlUrl}/sandboxes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const { base_path, credentials } = (await made.json()) as {
      readonly base_path: string;
      readonly credentials: { readonly default: { readonly secret: string } };
    };
    const lines = (await curl(example, credentials.default.secret, base_path, headerOf(kind, example))).split('\n');
    expect(example.curl.length).toBeGreaterThan(0);
    for (const line of example.curl) expect(lines).toContainEqual(expect.stringMatching(startOf(line)));
  });
});

function startOf(line: string): RegExp {
  return new RegExp(`^${line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}
