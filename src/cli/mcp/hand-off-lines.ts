// handOffLines: a hand-off as a person reads it where the server was started: what is asked of them, and when it is done.
// At the edge: the record itself is the harness's.
import type { Language } from '../../contract/tool-error.ts';
import type { HandOff } from '../../orchestrator/hand-off.ts';

const DONE_WHEN: Readonly<Record<Language, string>> = { en: 'done when', 'pt-BR': 'feito quando' };

/** Its lines, in the language of the tools. */
export function handOffLines({ id, question, done_when, blocked }: HandOff, lang: Language): readonly string[] {
  return [
    `  hand-off ${id}`,
    `    ${question[lang]}`,
    `    ${DONE_WHEN[lang]}: ${done_when[lang]}`,
    ...(blocked.length === 0 ? [] : [`    waiting for it: ${blocked.includes('*') ? 'every call' : blocked.join(', ')}`]),
  ];
}
