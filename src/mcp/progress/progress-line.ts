// progressLine: one event of the harness as a sentence that begins with its class, so that what passes by itself and what does not look different.
// Beside a call's walk.
import { ERROR_TYPES, type ErrorType } from '../../contract/error-types.ts';
import { waitText } from '../../contract/guidance/guidance.ts';
import type { Language } from '../../contract/tool-error.ts';
import type { HarnessEvent } from '../../orchestrator/event.ts';

interface ProgressTexts {
  readonly transient: string;
  readonly permanent: string;
  readonly refreshing: string;
  readonly look_up: string;
  readonly replay: string;
  readonly escalated: string;
  readonly stopped: string;
  waiting(wait: string, attempt: number): string;
}

const TEXTS: Readonly<Record<Language, ProgressTexts>> = {
  en: {
    transient: 'transient',
    permanent: 'permanent',
    refreshing: 'renewing the credential',
    look_up: 'looking up whether it was done',
    replay: 'asking again under the same key whether it was done',
    escalated: 'not repeated; a person is asked',
    stopped: 'not repeated',
    waiting: (wait, attempt) => `waiting ${wait} after attempt ${attempt}`,
  },
  'pt-BR': {
    transient: 'transitório',
    permanent: 'permanente',
    refreshing: 'renovando a credencial',
    look_up: 'verificando se foi feito',
    replay: 'perguntando com a mesma chave se foi feito',
    escalated: 'não será repetido; uma pessoa será chamada',
    stopped: 'não será repetido',
    waiting: (wait, attempt) => `aguardando ${wait} depois da tentativa ${attempt}`,
  },
};

/** "transient (rate_limited): waiting 2 s after attempt 1"; null: nothing that anybody waits for. */
export function progressLine(event: HarnessEvent, lang: Language): string | null {
  if (event.kind === 'attempt' || event.kind === 'succeeded') return null;
  return `${causeOf(event.error_type, lang)}: ${stepOf(event, TEXTS[lang], lang)}`;
}

function causeOf(error_type: ErrorType, lang: Language): string {
  return `${TEXTS[lang][ERROR_TYPES[error_type].class]} (${error_type})`;
}

function stepOf(event: Exclude<HarnessEvent, { kind: 'attempt' | 'succeeded' }>, texts: ProgressTexts, lang: Language): string {
  switch (event.kind) {
    case 'waiting':
      return texts.waiting(waitText(event.delayMs, lang), event.attempt);
    case 'reconciling':
      return texts[event.how];
    default:
      return texts[event.kind];
  }
}
