// cutName, cutError, clean: what goes into a hand-off is short enough to be kept and shown, whatever a provider or a program called it.
// When a hand-off is made.
import type { ToolError } from '../../contract/tool-error.ts';

const NAME_MAX = 200;
const TEXT_MAX = 1_000;
const ITEMS_MAX = 20;

/** A name, cut. */
export const cutName = (name: string): string => name.slice(0, NAME_MAX);

/** Without what a terminal would act on. */
export const clean = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ');

/** The same error; its texts and lists are cut, so that even the longest one can be written as a line and read again. */
export function cutError(error: ToolError): ToolError {
  const entries = Object.entries(error).map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, TEXT_MAX) : cut(value)]);
  return Object.fromEntries(entries) as ToolError;
}

function cut(value: unknown): unknown {
  if (typeof value === 'string') return cutName(value);
  if (Array.isArray(value)) return value.slice(0, ITEMS_MAX).map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, within]) => [name, cut(within)]));
}
