// Subjects that are wrong on purpose, each in one way; the suite has to catch each of them.
import { localSubject } from '../../../src/cli/subject-local.ts';
import type { ToolError } from '../../../src/contract/tool-error.ts';
import type { Answer, Question, Subject } from '../../../src/tck/subject.ts';

/** Changes what our client concluded. */
function bending(name: string, bend: (error: ToolError, question: Question) => ToolError): Subject {
  return {
    name,
    ask: async (question) => {
      const answer = await localSubject.ask(question);
      return answer.outcome === 'success' ? answer : { ...answer, error: bend(answer.error, question) };
    },
  };
}

/** Changes how our client is asked, or what it does with the answer. */
function doing(name: string, ask: (question: Question) => Promise<Answer>): Subject {
  return { name, ask };
}

const swallow = async (question: Question): Promise<Answer> => ({ outcome: 'success', seen: (await localSubject.ask(question)).seen });
const crash = async (question: Question): Promise<Answer> => {
  const answer = await localSubject.ask(question);
  if (answer.outcome === 'success') return answer;
  throw new Error('unhandled');
};
const retryInSecret = async (question: Question): Promise<Answer> => {
  const answer = await localSubject.ask(question);
  return answer.outcome === 'tool_error' && answer.error.retryable ? localSubject.ask(question) : answer;
};
const dropKey = ({ key: _key, ...question }: Question): Promise<Answer> => localSubject.ask(question);
const inventKey = (question: Question): Promise<Answer> => localSubject.ask({ key: 'invented-by-the-subject', ...question });
const formless = async (question: Question): Promise<Answer> => {
  const answer = await localSubject.ask(question);
  return answer.outcome === 'success' ? answer : ({ ...answer, error: { error_type: 'oops' } } as unknown as Answer);
};

export const WRONG_SUBJECTS = {
  'always retryable': bending('always retryable', (error) => ({ ...error, retryable: true, action: 'retry_with_backoff' })),
  'never retryable': bending('never retryable', (error) => ({ ...error, retryable: false, action: 'escalate' })),
  'swallows failures as successes': doing('swallowing', swallow),
  'crashes on failures': doing('crashing', crash),
  'retries in secret': doing('retrying', retryInSecret),
  'ignores Retry-After': bending('ignoring', (error) => ({ ...error, retry_after_ms: null })),
  'takes seconds for milliseconds': bending('seconds', (error) => ({
    ...error,
    retry_after_ms: error.retry_after_ms === null ? null : error.retry_after_ms / 1000,
  })),
  'drops the idempotency key': doing('dropping', dropKey),
  'invents an idempotency key': doing('inventing', inventKey),
  'believes that nothing was applied': bending('believing', (error) => ({ ...error, effect: 'not_applied' })),
  'shows the credential': bending('showing', (error, { credential }) => ({ ...error, guidance: `${error.guidance} (${credential})` })),
  'answers without the form': doing('formless', formless),
} as const satisfies Record<string, Subject>;
