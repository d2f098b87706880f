// Span: when a rule is there at all: its window, and its life from arming, both on the sandbox's calendar.
// Step 3 of a request's walk: outside its span a rule meets no call and counts no match.
import * as z from 'zod';
import type { Complaint } from '../../complaint/complaint.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** A window as it is written. */
export const windowSchema = z
  .strictObject({
    from: z.iso.datetime().optional().describe('the first instant; from arming on when left out'),
    until: z.iso.datetime().optional().describe('the first instant after it; without end when left out'),
  })
  .refine(({ from, until }) => from !== undefined || until !== undefined, { error: 'from, until or both' });

/** A life as it is written, in milliseconds. */
export const ttlSchema = z.int().min(1).max(YEAR_MS);

/** When a rule is there, in milliseconds since 1970; null: no bound. */
export interface Span {
  readonly fromMs: number | null;
  readonly untilMs: number | null;
  /** From arming on. */
  readonly ttlMs: number | null;
}

/** The span that is written. */
export function spanOf(window: z.infer<typeof windowSchema> | undefined, ttlMs: number | undefined): Span {
  const ms = (instant: string | undefined): number | null => (instant === undefined ? null : Date.parse(instant));
  return { fromMs: ms(window?.from), untilMs: ms(window?.until), ttlMs: ttlMs ?? null };
}

/** Whether a rule comes and goes at all. */
export function isTimed({ fromMs, untilMs, ttlMs }: Span): boolean {
  return fromMs !== null || untilMs !== null || ttlMs !== null;
}

/** Whether it has gone: the calendar would have to go back. */
export function isOver({ untilMs, ttlMs }: Span, armedAtMs: number, nowMs: number): boolean {
  return (untilMs !== null && nowMs >= untilMs) || (ttlMs !== null && nowMs >= armedAtMs + ttlMs);
}

/** Whether it is there. */
export function isOpen(span: Span, armedAtMs: number, nowMs: number): boolean {
  return (span.fromMs === null || nowMs >= span.fromMs) && !isOver(span, armedAtMs, nowMs);
}

/** Why a rule would never be there, or null: it will. `nowMs`: when it is armed; null: it was armed long ago. */
export function spanMisfit({ fromMs, untilMs, ttlMs }: Span, nowMs: number | null): Complaint | null {
  if (fromMs !== null && untilMs !== null && untilMs <= fromMs)
    return { path: 'window.until', expected: 'an instant after from', received: 'an instant that is not' };
  if (nowMs === null) return null;
  if (untilMs !== null && untilMs <= nowMs)
    return {
      path: 'window.until',
      expected: `an instant after the sandbox’s calendar, which stands at ${new Date(nowMs).toISOString()}`,
      received: 'a window that is over',
    };
  if (ttlMs !== null && fromMs !== null && fromMs >= nowMs + ttlMs)
    return { path: 'ttl_ms', expected: 'a life that reaches its window', received: 'a life that ends before' };
  return null;
}
