// Asks a subject one question and comes back whatever it does: a throw and a silence are replies too.
// A step of a suite run, between arming the rules and judging.
import type { Clock } from '../ports/clock.ts';
import type { Reply } from './judge.ts';
import type { Question, Subject } from './subject.ts';

/** What a subject may take beyond its deadline, for its own work, before the suite stops waiting. */
export const GRACE_MS = 5000;

/** The subject's reply; after the deadline and `GRACE_MS` it counts as silent. Never throws. */
export function ask(subject: Subject, question: Question, clock: Clock): Promise<Reply> {
  return new Promise((done) => {
    const limitMs = question.deadline_ms + GRACE_MS;
    const cancel = clock.after(limitMs, () =>
      done({ kind: 'none', why: `the subject did not answer within ${limitMs} ms (its deadline and ${GRACE_MS} ms more)` }),
    );
    const settle = (reply: Reply): void => {
      cancel();
      done(reply);
    };
    // An async wrapper, so that a subject that throws before its first await is caught like any other.
    (async () => subject.ask(question))().then(
      (answer) => settle({ kind: 'answer', answer }),
      (error: unknown) => settle({ kind: 'none', why: `the subject crashed: ${error instanceof Error ? error.message : String(error)}` }),
    );
  });
}
