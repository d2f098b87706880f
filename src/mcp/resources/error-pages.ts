// errorPages: how a call fails, read off the contract: its fields, what each action means, what to do about each type; and its JSON Schema.
// Between the wire and the contract: overdue://errors and overdue://errors/schema. The sentences are those that a failed call's guidance is made of.
import { conclude } from '../../contract/conclude.ts';
import { ACTIONS, type Action, EFFECTS, type Effect, ERROR_TYPES, type ErrorClass, type ErrorType } from '../../contract/error-types.ts';
import { GUIDANCE_TEXTS, guidance } from '../../contract/guidance/guidance.ts';
import type { Language, ToolError, ToolErrorDetails } from '../../contract/tool-error.ts';
import { toolErrorJsonSchema } from '../../contract/tool-error-json-schema.ts';
import { markdownTable } from './markdown-table.ts';
import type { PageFamily } from './page.ts';
import { RESOURCE_TEXTS } from './texts.ts';

/** The two pages. */
export function errorPages(lang: Language): PageFamily {
  const { errors, errorsSchema } = RESOURCE_TEXTS[lang];
  const heading = { title: errors.title, description: errors.description };
  return {
    pages: [
      { uri: 'overdue://errors', name: 'errors', ...heading, mimeType: 'text/markdown', text: () => contractPage(lang) },
      {
        ...{ uri: 'overdue://errors/schema', name: 'errors/schema', ...errorsSchema },
        mimeType: 'application/schema+json',
        text: () => JSON.stringify(toolErrorJsonSchema()),
      },
    ],
  };
}

function contractPage(lang: Language): string {
  const { errors, headings, classes } = RESOURCE_TEXTS[lang];
  const head = ['error_type', headings.meaning, headings.next];
  const types = Object.keys(ERROR_TYPES) as ErrorType[];
  const rowsOf = (wanted: ErrorClass) => types.filter((type) => ERROR_TYPES[type].class === wanted).map((type) => typeRow(type, lang));
  const section = (title: string, text: string): string => `\n## ${title}\n\n${text}`;
  return [
    `# ${errors.title}\n\n${errors.intro}\n`,
    section(headings.fields, fieldLines(lang)),
    section(headings.actions, ACTIONS.map((action) => `- \`${action}\`: ${meaningOf(action, lang)}\n`).join('')),
    section(`transient: ${classes.transient}`, markdownTable(head, rowsOf('transient'))),
    section(`permanent: ${classes.permanent}`, markdownTable(head, rowsOf('permanent'))),
  ].join('');
}

interface FieldSchema {
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
}

/** More values than these have a section of their own. */
const VALUES_MAX = 4;

function fieldLines(lang: Language): string {
  const { fields, details, always, whenKnown } = RESOURCE_TEXTS[lang];
  const schema = toolErrorJsonSchema() as {
    readonly properties: Readonly<Record<keyof ToolError, FieldSchema>>;
    readonly required: readonly string[];
  };
  const names = Object.keys(schema.properties) as (keyof ToolError)[];
  const lines = names.map((name) => {
    const there = schema.required.includes(name) ? always : whenKnown;
    return `- \`${name}\` (${there}): ${fields?.[name] ?? schema.properties[name].description}${valuesOf(schema.properties[name])}\n`;
  });
  const members = Object.entries(schema.properties.details.properties ?? {}) as [keyof ToolErrorDetails, FieldSchema][];
  return [
    ...lines,
    ...members.map(([name, member]) => `  - \`${name}\`: ${details?.[name] ?? member.description}${valuesOf(member)}\n`),
  ].join('');
}

function valuesOf({ enum: values = [] }: FieldSchema): string {
  return values.length === 0 || values.length > VALUES_MAX ? '' : ` (${values.join(', ')})`;
}

/** What an action says by itself. */
function meaningOf(action: Action, lang: Language): string {
  const { retry, fix, refresh, reconcile, done, giveUp } = GUIDANCE_TEXTS[lang];
  const meaning: Readonly<Record<Action, string>> = {
    retry_with_backoff: retry.waitUnknown,
    fix_input: fix.invalid_input,
    refresh_credentials: refresh,
    reconcile_first: reconcile.unknown,
    treat_as_done: done.plain,
    escalate: giveUp.waitUnknown,
  };
  return meaning[action];
}

/** What happened, and the actions there are; each with what it means here, where that is more than it says by itself. */
function typeRow(type: ErrorType, lang: Language): readonly string[] {
  const steps = actionsOf(type).map((action) => {
    const step = stepOf(type, action, lang);
    return `\`${action}\`${step === meaningOf(action, lang) ? '' : `: ${step}`}`;
  });
  return [`\`${type}\``, GUIDANCE_TEXTS[lang].cause[type], steps.join(' · ')];
}

/** The effect that an action goes with, where it is not that nothing happened. */
const EFFECT_OF: Readonly<Partial<Record<Action, Effect>>> = { treat_as_done: 'applied', reconcile_first: 'unknown' };

/** The step that guidance adds to the cause. */
function stepOf(type: ErrorType, action: Action, lang: Language): string {
  const effect = EFFECT_OF[action] ?? 'not_applied';
  const verdict = { error_type: type, action, effect, retry_after_ms: null, operationKnown: true } as const;
  return guidance(verdict, lang).slice(GUIDANCE_TEXTS[lang].cause[type].length + 1);
}

/** Every action that a failure of this type can come with, in the contract's order. */
function actionsOf(type: ErrorType): readonly Action[] {
  const found = EFFECTS.flatMap((effect) =>
    [true, false].flatMap((flag) =>
      [true, false].map((veto) => conclude({ error_type: type, effect, safeToRepeat: flag, refreshable: flag, veto }).action),
    ),
  );
  return ACTIONS.filter((action) => found.includes(action));
}
