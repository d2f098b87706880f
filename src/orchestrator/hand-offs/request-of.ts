// requestOf: chooses what a person is asked: by what is not known, then by what was tried in vain, then by the cause.
// When a hand-off is made. Names are all that is filled in, short ones.
import { ERROR_TYPES } from '../../contract/error-types.ts';
import type { Language, ToolError } from '../../contract/tool-error.ts';
import type { Because } from '../decision.ts';
import type { Target } from '../port.ts';
import { clean } from './cut.ts';
import { en } from './en.ts';
import { ptBR } from './pt-BR.ts';
import type { HandOffTexts, Request } from './texts.ts';

const TEXTS: Readonly<Record<Language, HandOffTexts>> = { en, 'pt-BR': ptBR };

/** Longer names are cut here. */
const NAME_MAX = 80;

/** What a request depends on. */
export interface Asking {
  readonly error: ToolError;
  readonly because: Because;
  readonly operation: string;
  readonly target: Target;
}

function choose(texts: HandOffTexts, { error, because }: Asking): Request {
  if (error.effect === 'unknown') return texts.unknownEffect;
  if (error.effect === 'partial') return texts.partialEffect;
  if (because === 'refresh_in_vain') return texts.refreshInVain;
  const isCallers = ERROR_TYPES[error.error_type].remedy === 'fix_input';
  return because === 'same_failure_again' && isCallers ? texts.sameFailure : texts.byType[error.error_type];
}

/** The question and its end, in one language. */
export function requestOf(asking: Asking, lang: Language): Request {
  const texts = TEXTS[lang];
  const { question, done_when } = choose(texts, asking);
  const code = asking.error.upstream?.code;
  const { host, credential } = asking.target;
  const names: Readonly<Record<string, string>> = { operation: asking.operation, host, credential, code: code ?? '' };
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => clean(names[name] ?? '').slice(0, NAME_MAX));
  return { question: fill(code === undefined ? question : `${question} ${texts.code}`), done_when: fill(done_when) };
}
