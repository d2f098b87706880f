// Day: a date as invoices have it, YYYY-MM-DD, always in UTC; and what lies between two of them.
// Step 5 of a request's walk, and beneath due work: due dates, dates that come again, buckets and periods are reckoned here.

/** Milliseconds of a day: UTC has no longer and no shorter ones. */
export const DAY_MS = 86_400_000;

/** The last day that there is: later ones have no four-digit year. */
const LAST_DAY = '9999-12-31';

/** The last instant of the last day. */
export const LAST_MS = endOfDayMs(LAST_DAY) - 1;

/** The day of an instant. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** When the day after this one begins. */
export function endOfDayMs(day: string): number {
  return Date.parse(day) + DAY_MS;
}

/** The day so many days after another, 9999-12-31 at most. */
export function addDays(day: string, days: number): string {
  return dayOf(Math.min(Date.parse(day) + days * DAY_MS, LAST_MS));
}

/** How many days `to` lies after `from`; below zero before it. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
