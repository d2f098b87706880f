// mustHave: a member of an answer, checked for its kind: whatever else answers at the address is told apart from the control API.
// Beside both walks.
import { stranger } from './control-error.ts';

type Kind = 'any' | 'string' | 'array' | 'object';

const KINDS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  any: (value) => value !== undefined,
  string: (value) => typeof value === 'string',
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** `answer[name]`. Throws ControlError when it is not there or of another kind. */
export function mustHave<Answer, Name extends keyof Answer & string>(
  url: string,
  answer: Answer,
  name: Name,
  kind: Kind = 'any',
): Answer[Name] {
  const member = KINDS.object(answer) ? answer[name] : undefined;
  if (member === undefined || !KINDS[kind](member)) throw stranger(url, `an answer without ${name}`);
  return member;
}
