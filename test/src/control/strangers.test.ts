// Whatever answers at the address, and however slowly, a call of the control client ends and says what it met.
import { afterEach, expect, test } from 'vitest';
import { createControl } from '../../../src/control/client.ts';
import { ControlError } from '../../../src/control/control-error.ts';
import { systemClock } from '../../../src/ports/clock.ts';
import { type Answering, answers, type Running, serverThat } from '../client/servers.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const running: Running[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function controlOf(answer: Answering, deadlineMs = 5_000) {
  const server = await serverThat(answer);
  running.push(server);
  return createControl({ url: server.url, timer: systemClock, deadlineMs });
}

test.each<[string, Answering]>([
  ['never a byte', () => undefined],
  ['a head and then silence', (_request, response) => response.writeHead(200, JSON_TYPE).flushHeaders()],
  ['half a body and then silence', (_request, response) => response.writeHead(200, JSON_TYPE).write('{"status":')],
])('%s: the call ends at its deadline', async (_what, answer) => {
  const control = await controlOf(answer, 120);
  await expect(control.health()).rejects.toThrow(/^cannot reach the control API at .*: no whole answer in time$/);
});

test('a body without an end is not read to its end', async () => {
  const chunk = Buffer.alloc(1024 * 1024, 0x20);
  const control = await controlOf((_request, response) => {
    response.writeHead(200, JSON_TYPE);
    const pump = (): void => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', pump);
    pump();
  });
  await expect(control.health()).rejects.toThrow(/is not Overdue's control API: expected its JSON, got an answer without an end$/);
});

const CALLS = {
  createSandbox: (control) => control.createSandbox({}),
  sandbox: (control) => control.sandbox('default'),
  runOperation: (control) => control.runOperation('default', 'create_customer', {}),
  armRule: (control) => control.armRule('default', {}),
  listRules: (control) => control.listRules('default'),
  journal: (control) => control.journal('default'),
  created: (control) => control.created('default'),
} satisfies Record<string, (control: ReturnType<typeof createControl>) => Promise<unknown>>;

/** A rule needs no more than an id; everything else has members that this lacks. */
const isRuleEnough = (name: string, body: string): boolean => name === 'armRule' && body.startsWith('{"id":"a"');

test.each(
  Object.entries(CALLS).flatMap(([name, call]) =>
    [
      '{"status":"ok"}',
      '[]',
      'null',
      '7',
      '{"data":7,"created":[],"id":null}',
      '{"id":"a","base_path":"/x","credentials":{"k":1},"handles":{}}',
    ]
      .filter((body) => !isRuleEnough(name, body))
      .map((body) => [name, body, call] as const),
  ),
)('%s that is answered %s by something else says so', async (_name, body, call) => {
  const failure = await call(await controlOf(answers(200, JSON_TYPE, body))).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ControlError);
  expect(String(failure)).toContain("is not Overdue's control API: expected its JSON, got");
});
