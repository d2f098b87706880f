// A program as the subject: what is asked, what is answered, and every way in which it does neither.
import { afterEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../../src/ports/clock.ts';
import { ask } from '../../../src/tck/ask.ts';
import type { Question } from '../../../src/tck/subject.ts';
import { type StdioSubject, stdioSubject, warmUp } from '../../../src/tck/subject-stdio.ts';

const QUESTION: Question = {
  base_url: 'http://127.0.0.1:1/v1',
  credential: 'k',
  operation: 'get_invoice',
  input: { invoice_id: 'inv_1' },
  deadline_ms: 100,
};

let subject: StdioSubject | undefined;
afterEach(() => subject?.close());

/** A subject whose program does `body` with each question `q`, by Node. */
function program(body: string): StdioSubject {
  const text = `require('node:readline').createInterface({input:process.stdin}).on('line',(line)=>{const q=JSON.parse(line);${body}})`;
  subject = stdioSubject(`"${process.execPath}" -e "${text.replaceAll('"', '\\"')}"`);
  return subject;
}

const reply = "console.log(JSON.stringify({id:q.id,outcome:'success',seen:Object.keys(q).join(' ')}))";

test('gets a question a line, with an id, and answers by it', async () => {
  const answering = program(reply);
  const seen = 'id base_url credential operation input deadline_ms';
  expect(await answering.ask(QUESTION)).toEqual({ outcome: 'success', seen });
  expect(await answering.ask({ ...QUESTION, key: 'order-1' })).toEqual({ outcome: 'success', seen: `${seen} key` });
});

describe('fails its question, and finds the next one started afresh, when it', () => {
  test.each([
    ['crashes', "console.error('boom'); process.exit(3)", /^the subject crashed: it ended with exit code 3: boom$/],
    [
      'throws, with its cause above a long stack',
      "console.error('TypeError: no base URL'); for (let i = 0; i < 30; i += 1) console.error('    at step ' + i); process.exit(1)",
      /^the subject crashed: it ended with exit code 1: TypeError: no base URL$/,
    ],
    [
      'names no error, so that its last ten lines are shown',
      "for (let i = 0; i < 30; i += 1) console.error('line ' + i); process.exit(1)",
      /^the subject crashed: it ended with exit code 1: line 20 \| line 21 \| .* \| line 29$/,
    ],
    ['is killed', "process.kill(process.pid, 'SIGKILL')", /^the subject crashed: it ended (?:by SIGKILL|with exit code 137)/],
    [
      'logs to stdout',
      "console.log('debug')",
      /^the subject crashed: it wrote on stdout what is no answer \(expected JSON with "id": 1; .*\): debug$/,
    ],
    ['answers another question', 'console.log(JSON.stringify({id:7}))', /^the subject crashed: it wrote on stdout what is no answer/],
    [
      'writes without end',
      "process.stdout.write('x'.repeat(2e6))",
      /^the subject crashed: it wrote a line of more than 1048576 characters$/,
    ],
  ])('%s', async (_what, body, why) => {
    const failing = program(`if (q.id > 1) { ${reply} } else { ${body} }`);
    expect(await ask(failing, QUESTION, systemClock)).toEqual({ kind: 'none', why: expect.stringMatching(why) });
    expect(await ask(failing, QUESTION, systemClock)).toMatchObject({ kind: 'answer', answer: { outcome: 'success' } });
  });

  test('is still busy with the one before', async () => {
    const busy = program(`if (q.id > 1) { ${reply} }`);
    const before = busy.ask(QUESTION);
    const given = expect(before).rejects.toThrow('it was still busy');
    expect(await busy.ask(QUESTION)).toMatchObject({ outcome: 'success' });
    await given;
  });
});

describe('cannot be judged', () => {
  test.each([
    [
      'when it cannot be started',
      stdioSubject('no-such-program-anywhere'),
      /^cannot judge the subject: it ended with exit code \d+: .*no-such-program/,
    ],
    [
      'when it ends at once',
      stdioSubject('exit 4'),
      /^cannot judge the subject: it ended with exit code 4 \(docs\/subject\.md has examples\)$/,
    ],
  ])('%s', async (_when, failing, why) => {
    subject = failing;
    await expect(warmUp(failing, QUESTION, systemClock)).rejects.toThrow(why);
  });

  test('when its first answer is not of the form', async () => {
    const formless = program("console.log(JSON.stringify({id:q.id,outcome:'done'}))");
    await expect(warmUp(formless, QUESTION, systemClock)).rejects.toThrow(/not of the contract's form: outcome: /);
  });

  test('when it says nothing for as long as starting may take', async () => {
    const waits: number[] = [];
    const impatient = { ...systemClock, after: (delayMs: number, wake: () => void) => systemClock.after(waits.push(delayMs) * 0, wake) };
    await expect(warmUp(program(''), QUESTION, impatient)).rejects.toThrow('no answer to its first question within 30000 ms');
    expect(waits).toEqual([30_000]);
  });
});
