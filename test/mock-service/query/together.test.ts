// Questions that come together: whoever asks something else meanwhile waits for one of them, not for all.
import { expect, test } from 'vitest';
import { createQueue } from '../../../mock-service/query/one-at-a-time.ts';
import { callOf, inProcess, jsonOf, replyOf } from '../service/in-process.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('a call that comes while questions wait is answered before the last of them', async () => {
  const { handle, defects } = inProcess();
  const ask = async (sql: string) => jsonOf(replyOf(await handle(callOf('POST', '/v1/query', { sql })))).rows;
  await ask('SELECT 1');
  const order: unknown[] = [];
  const questions = [1, 2, 3, 4, 5].map(async (n) => order.push(await ask(`SELECT ${n}`)));
  // As many as a server may take to come to a connection with twenty others before it.
  for (let n = 0; n < 20; n += 1) await turn();
  order.push(replyOf(await handle(callOf('GET', '/v1/customers'))).status);
  await Promise.all(questions);
  expect(order.indexOf(200)).toBeLessThan(3);
  expect(order.filter((each) => each !== 200)).toEqual([[[1]], [[2]], [[3]], [[4]], [[5]]]);
  expect(defects).toEqual([]);
});

test('each waits for the pause after the one before it, and one that throws lets the next go on', async () => {
  const pauses: (() => void)[] = [];
  const begun: string[] = [];
  const inTurn = createQueue((then) => pauses.push(then));
  const work = (name: string) => async () => {
    begun.push(name);
    if (name === 'b') throw new Error(name);
    return name;
  };
  const all = Promise.allSettled(['a', 'b', 'c'].map((name) => inTurn(work(name))));
  for (const soFar of ['a', 'ab', 'abc']) {
    await turn();
    expect(begun.join('')).toBe(soFar);
    pauses.shift()?.();
  }
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
