// Recurrence: the dates of something that comes again: every so many days, weeks, months or years.
// Step 5 of a request's walk, and beneath due work: each date is reckoned from the first one, so that none drifts. Dates are YYYY-MM-DD, in UTC.
import { DAY_MS, dayOf, daysBetween, LAST_MS } from '../day.ts';

/** How far apart the dates are, times a count. */
export const INTERVALS = ['day', 'week', 'month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

/** Intervals that keep to a day of the month. */
const MONTHS: Readonly<Partial<Record<Interval, number>>> = { month: 1, year: 12 };

/** When something comes. */
export interface Recurrence {
  readonly interval: Interval;
  /** Of intervals from one date to the next, from 1. */
  readonly intervalCount: number;
  /** No date is before it. */
  readonly startsOn: string;
  /** 1 to 31, of months and years; a month that has no such day has its last one. Null: the day of `startsOn`. */
  readonly dayOfMonth: number | null;
  /** No date is after it; null: it has no end. */
  readonly endsOn: string | null;
}

/** Whether an interval keeps to a day of the month. */
export function isMonthly(interval: Interval): boolean {
  return MONTHS[interval] !== undefined;
}

/** Date number `index`, from 0; null: it would be after the end, or after the year 9999. */
export function dateAt(recurrence: Recurrence, index: number): string | null {
  const ms = instantAt(recurrence, index);
  if (ms === null) return null;
  const date = dayOf(ms);
  return recurrence.endsOn !== null && date > recurrence.endsOn ? null : date;
}

/** The number of the first date that is `day` or later, whether or not an end comes before it. */
export function indexFrom(recurrence: Recurrence, day: string): number {
  const sinceMs = Date.parse(day);
  let index = Math.max(0, Math.floor(stepsBetween(recurrence, sinceMs)) - 1);
  for (;;) {
    const ms = instantAt(recurrence, index);
    if (ms === null || ms >= sinceMs) return index;
    index += 1;
  }
}

/** 00:00 UTC of date number `index`; null: after the year 9999. */
function instantAt(recurrence: Recurrence, index: number): number | null {
  const months = MONTHS[recurrence.interval];
  const ms =
    months === undefined ? dayAt(recurrence, index) : monthDay(firstMonth(recurrence) + index * stepOf(recurrence), monthDayOf(recurrence));
  return ms <= LAST_MS ? ms : null;
}

/** Days, or months, from one date to the next. */
function stepOf({ interval, intervalCount }: Recurrence): number {
  return intervalCount * (MONTHS[interval] ?? (interval === 'week' ? 7 : 1));
}

function dayAt(recurrence: Recurrence, index: number): number {
  return Date.parse(recurrence.startsOn) + index * stepOf(recurrence) * DAY_MS;
}

/** The day of the month that its dates keep to. */
function monthDayOf({ dayOfMonth, startsOn }: Recurrence): number {
  return dayOfMonth ?? Number(startsOn.slice(8));
}

/** Months since the year 0 of a date. */
function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/** The month of the first date: that of the start, unless its day there is before it; then the next one, or the same one of the next year. */
function firstMonth(recurrence: Recurrence): number {
  const month = monthOf(recurrence.startsOn);
  const isBefore = monthDay(month, monthDayOf(recurrence)) < Date.parse(recurrence.startsOn);
  return isBefore ? month + (MONTHS[recurrence.interval] ?? 0) : month;
}

/** 00:00 UTC of a day of a month, of its last day where it has fewer. */
function monthDay(months: number, day: number): number {
  const [year, month] = [Math.floor(months / 12), months % 12];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(day, last));
}

/** How many steps lie between the start and an instant, at least. */
function stepsBetween(recurrence: Recurrence, ms: number): number {
  const day = dayOf(ms);
  if (!isMonthly(recurrence.interval)) return daysBetween(recurrence.startsOn, day) / stepOf(recurrence);
  return (monthOf(day) - firstMonth(recurrence)) / stepOf(recurrence);
}
