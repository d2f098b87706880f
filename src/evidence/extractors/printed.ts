// printed: a failure that is only a text: a trace, what a command printed, a line of a log, the answer of a tool.
// Step 2 of a failure's walk: status, symptom, method and wait, each from a phrase that says it.

import { methodInText } from '../call/method-in-text.ts';
import type { Extractor, Facts } from '../evidence.ts';
import { once } from '../link.ts';
import { nameOf } from '../redact.ts';
import { errnoInText } from '../texts/errno-in-text.ts';
import { isOfFetch } from '../texts/fetch-words.ts';
import { saysNotJson } from '../texts/sign-of.ts';
import { spokenOf } from '../texts/spoken.ts';
import { statusInText } from '../texts/status-in-text.ts';
import { waitInText } from '../texts/wait.ts';
import { saysDone } from '../wording/done-before.ts';
import { textSaysNever } from '../wording/never-again.ts';
import { toldBy } from '../wording/told-by.ts';

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
  const said = toldBy(spoken, status);
  // What a parser quotes is data.
  if (said.symptom === 'own_fault' || saysNotJson(spoken.name, spoken.message)) return { ...named, ...call, ...said };
  const waitMs = waitInText(spoken.message);
  const quoted = status === undefined ? errnoInText(spoken.message) : undefined;
  const { phase: _, ...told } = said;
  const phase = said.phase ?? quoted?.phase;
  return {
    ...named,
    ...call,
    ...(status === undefined ? {} : { status }),
    ...(quoted === undefined ? {} : { errno: quoted.errno }),
    ...told,
    ...(phase === undefined || status !== undefined ? {} : { phase }),
    ...(isOfFetch(spoken.name, spoken.message) ? { transport_failed: true } : {}),
    ...(waitMs === undefined ? {} : { retry_after_ms: waitMs }),
    ...(told.symptom === undefined && textSaysNever(spoken.message) ? { told_to_retry: false } : {}),
    ...(saysDone([text]) ? { partial: true } : {}),
  };
}
