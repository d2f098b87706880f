// printed: a failure that is only a text: a trace, what a command printed, a line of a log, the answer of a tool.
// Step 2 of a failure's walk: status, symptom, method and wait, each from a phrase that says it.
import type { Extractor, Facts } from '../evidence.ts';
import { once } from '../link.ts';
import { nameOf } from '../redact.ts';
import { methodInText } from '../texts/call/method-in-text.ts';
import { errnoInText } from '../texts/errno-in-text.ts';
import { spokenOf } from '../texts/spoken.ts';
import { statusInText } from '../texts/status-in-text.ts';
import { waitInText } from '../texts/wait.ts';
import { saysDone } from '../wording/done-before.ts';
import { heardSign } from '../wording/heard-sign.ts';
import { toldBeside } from '../wording/message-meaning.ts';

/** Reads a text. */
export const printed: Extractor = {
  source: 'printed',
  recognises: (link) => link.kind === 'text' && Object.keys(factsOf(link)).length > 0,
  extract: (link) => factsOf(link),
};

const factsOf = once((link) => (link.kind === 'text' ? factsIn(link.text) : {}));

function factsIn(text: string): Facts {
  const spoken = spokenOf(text);
  const exception = nameOf(spoken.name);
  const named = exception === undefined ? {} : { exception };
  const call = methodInText(text) ?? {};
  const status = statusInText(spoken.message);
  const sign = heardSign(spoken, status);
  if (sign?.[0] === 'own_fault') return { ...named, ...call, symptom: 'own_fault' };
  const waitMs = waitInText(spoken.message);
  const quoted = status === undefined ? errnoInText(spoken.message) : undefined;
  const phase = sign?.[1] ?? quoted?.phase;
  const told = quoted === undefined ? toldBeside(sign, spoken, status) : {};
  return {
    ...named,
    ...call,
    ...(status === undefined ? {} : { status }),
    ...(quoted === undefined ? {} : { errno: quoted.errno }),
    ...(sign === undefined ? {} : { symptom: sign[0] }),
    ...told,
    ...(phase === undefined || status !== undefined ? {} : { phase }),
    ...(waitMs === undefined ? {} : { retry_after_ms: waitMs }),
    ...(saysDone([text]) ? { partial: true } : {}),
  };
}
