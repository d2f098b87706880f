// startSubject: a program in any language as the subject: a question a line on its stdin, an answer a line on its stdout.
// At the heart of a suite run, in place of a subject in this process; it is asked one question at a time.
import type { Clock } from '../ports/clock.ts';
import { type Answer, answerSchema, type Question, type Subject } from './subject.ts';
import { type SubjectProcess, startProcess } from './subject-process.ts';

/** A subject that is a program of its own. */
export interface StdioSubject extends Subject {
  /** Ends the program. */
  close(): void;
}

/** Thrown when a subject cannot be judged at all; the message is for people. */
export class SubjectError extends Error {
  override readonly name = 'SubjectError';
}

/** How long a program may take to start and to answer its first question. */
const START_UP_MS = 30_000;

interface Waiting {
  readonly id: number;
  answer(answer: Answer): void;
  fail(why: string): void;
}

/**
 * A subject behind `command`. A program that crashes, or is asked again before it answered, is started afresh:
 * each question finds one that listens. An answer's form is the judge's business.
 */
export function stdioSubject(command: string): StdioSubject {
  let running: SubjectProcess | null = null;
  let waiting: Waiting | null = null;
  let asked = 0;
  const stop = (why: string): void => {
    running?.kill();
    running = null;
    const left = waiting;
    waiting = null;
    left?.fail(why);
  };
  const onLine = (line: string): void => {
    const { id, ...answer } = membersOf(line);
    const asker = waiting;
    if (asker === null || id !== asker.id) {
      stop(strayLine(line, asker));
      return;
    }
    waiting = null;
    asker.answer(answer as Answer);
  };
  return {
    name: command,
    ask: (question) => {
      // Still at the question before: it was given up, and what comes of it must not be taken for this one's.
      if (waiting !== null) stop('it was still busy');
      running ??= startProcess(command, { onLine, onEnd: stop });
      asked += 1;
      const id = asked;
      return new Promise((resolve, reject) => {
        waiting = { id, answer: resolve, fail: (why) => reject(new SubjectError(why)) };
        running?.send(JSON.stringify({ id, ...question }));
      });
    },
    close: () => stop('it was ended'),
  };
}

/** The members of a line's JSON object; none when it is none. */
function membersOf(line: string): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(line);
    return json !== null && typeof json === 'object' ? (json as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {}; // what is not JSON answers no question
  }
}

function strayLine(line: string, waiting: Waiting | null): string {
  const what = line.length > 80 ? `${line.slice(0, 80)}…` : line;
  const wanted = waiting === null ? 'nothing was asked' : `expected JSON with "id": ${waiting.id}`;
  return `it wrote on stdout what is no answer (${wanted}; logs belong on stderr): ${what}`;
}

/**
 * Asks a first question, so that starting up costs no case its deadline and a program that does not speak the protocol is told so once.
 * @throws SubjectError when no answer of the contract's form comes.
 */
export async function warmUp(subject: StdioSubject, question: Question, clock: Clock): Promise<void> {
  const failed = (why: string): SubjectError => new SubjectError(`cannot judge the subject: ${why} (docs/subject.md has examples)`);
  const answer = await new Promise<unknown>((resolve, reject) => {
    const cancel = clock.after(START_UP_MS, () => reject(failed(`no answer to its first question within ${START_UP_MS} ms`)));
    subject
      .ask(question)
      .then(resolve, (error: Error) => reject(failed(error.message)))
      .finally(cancel);
  });
  const parsed = answerSchema.safeParse(answer);
  if (parsed.success) return;
  const [issue] = parsed.error.issues;
  throw failed(`the answer to its first question is not of the contract's form: ${issue?.path.map(String).join('.')}: ${issue?.message}`);
}
