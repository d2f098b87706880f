// guidance: chooses the sentence that goes with a verdict. Names, ids and waits are all that is ever filled in.
// Step 4 of a failure's walk; the harness asks again when it changes a verdict.
import type { Action, Effect, ErrorType } from '../error-types.ts';
import type { Language, ToolErrorDetails } from '../tool-error.ts';
import { en } from './en.ts';
import { ptBR } from './pt-BR.ts';
import { tellable } from './tellable.ts';
import type { EscalatedType, FixedType, GuidanceTexts } from './texts.ts';

/** What a text depends on. */
export interface Verdict {
  readonly error_type: ErrorType;
  readonly action: Action;
  readonly effect: Effect;
  readonly retry_after_ms: number | null;
  readonly details?: ToolErrorDetails | undefined;
  /** False: neither the operation nor the request's method is known, so the text carries law 4's condition. */
  readonly operationKnown: boolean;
}

/** No guidance is longer than this, in characters. */
export const GUIDANCE_MAX = 240;

/** The sentences that guidance is made of, by language. */
export const GUIDANCE_TEXTS: Readonly<Record<Language, GuidanceTexts>> = { en, 'pt-BR': ptBR };

/** Seconds per unit, and from how many seconds on it is used. */
const UNITS = [
  ['d', 86_400, 172_800],
  ['h', 3_600, 7_200],
  ['min', 60, 120],
  ['s', 1, 0],
] as const;

/** A wait for people, rounded up so that nobody comes too early: "2 s", "15 min". */
export function waitText(waitMs: number, lang: Language): string {
  const waitS = Math.ceil(waitMs / 1000);
  const [unit, lengthS] = UNITS.find(([, , fromS]) => waitS >= fromS) ?? UNITS[3];
  return `${Math.ceil(waitS / lengthS)} ${GUIDANCE_TEXTS[lang].units[unit]}`;
}

type Step = (texts: GuidanceTexts, verdict: Verdict) => string;

const STEPS: Readonly<Record<Action, Step>> = {
  retry_with_backoff: (texts, { effect, operationKnown, retry_after_ms }) => {
    const form = !operationKnown && effect !== 'not_applied' ? { ...texts.ifUnseen, waitZero: texts.ifUnseen.waitUnknown } : texts.retry;
    if (retry_after_ms === null) return form.waitUnknown;
    return retry_after_ms === 0 ? form.waitZero : form.waitKnown;
  },
  reconcile_first: (texts, { error_type, effect, details }) => {
    if (effect === 'partial') return texts.reconcile.partial;
    if (error_type !== 'duplicate') return texts.reconcile.unknown;
    return details?.existing_id === undefined ? texts.reconcile.duplicate : texts.reconcile.duplicateOf;
  },
  treat_as_done: (texts, { details }) => (details?.existing_id === undefined ? texts.done.plain : texts.done.of),
  refresh_credentials: (texts) => texts.refresh,
  fix_input: (texts, { error_type, details }) => {
    if (error_type === 'invalid_input' && (details?.fields ?? []).length > 0) return texts.fixFields;
    if (error_type === 'duplicate' && details?.existing_id !== undefined) return texts.fixDuplicateOf;
    return texts.fix[error_type as FixedType] ?? texts.fix.invalid_input;
  },
  escalate: (texts, { error_type, retry_after_ms, details }) => {
    if (error_type === 'payment_declined' && details?.decline !== undefined) return texts.decline[details.decline];
    if (error_type === 'quota_exhausted' && retry_after_ms !== null) return texts.quotaUntil;
    const transient = retry_after_ms === null || retry_after_ms === 0 ? texts.giveUp.waitUnknown : texts.giveUp.waitKnown;
    return texts.escalate[error_type as EscalatedType] ?? transient;
  },
};

/** One or two sentences for a model: what to do next and who must act. At most GUIDANCE_MAX characters, never upstream text. */
export function guidance(given: Verdict, lang: Language = 'en'): string {
  const texts = GUIDANCE_TEXTS[lang];
  const verdict: Verdict = { ...given, details: tellable(given.details) };
  const { details, retry_after_ms } = verdict;
  const fill = (text: string, names: readonly string[]): string => {
    if (!text.includes('{')) return text;
    return text
      .replace('{wait}', retry_after_ms === null ? '' : waitText(retry_after_ms, lang))
      .replace('{id}', () => details?.existing_id ?? '')
      .replace('{names}', () => names.join(', '));
  };
  const paths = (details?.fields ?? []).map((field) => field.path);
  const base = `${texts.cause[verdict.error_type]} ${fill(STEPS[verdict.action](texts, verdict), paths.slice(0, 3))}`;
  if (base.length > GUIDANCE_MAX) return guidance({ ...verdict, details: withoutNames(details) }, lang);
  const allowed = details?.allowed_operations ?? [];
  if (verdict.action !== 'fix_input' || allowed.length === 0) return base;
  const longer = `${base} ${fill(texts.allowedNow, allowed)}`;
  return longer.length > GUIDANCE_MAX ? base : longer;
}

/** Only what never makes a text longer. */
function withoutNames(details: ToolErrorDetails | undefined): ToolErrorDetails {
  return details?.decline === undefined ? {} : { decline: details.decline };
}

/** The opening words of law 4's condition in every language. */
export const UNSEEN_CONDITIONS: readonly string[] = Object.values(GUIDANCE_TEXTS).map(
  (texts) => texts.ifUnseen.waitUnknown.split(';')[0] ?? '',
);
