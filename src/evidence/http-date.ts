// parseHttpDate: the three spellings of a date that HTTP allows. Used where headers carry dates.
// @see RFC 9110, section 5.6.7

const MONTHS: readonly string[] = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** IMF-fixdate, RFC 850, asctime. */
const FORMS: readonly RegExp[] = [
  /^\w{3}, (?<day>\d{2}) (?<month>\w{3}) (?<year>\d{4}) (?<h>\d{2}):(?<m>\d{2}):(?<s>\d{2}) GMT$/,
  /^\w{6,9}, (?<day>\d{2})-(?<month>\w{3})-(?<year>\d{2}) (?<h>\d{2}):(?<m>\d{2}):(?<s>\d{2}) GMT$/,
  /^\w{3} (?<month>\w{3}) (?<day>[ \d]\d) (?<h>\d{2}):(?<m>\d{2}):(?<s>\d{2}) (?<year>\d{4})$/,
];

const FIFTY_YEARS_MS = 50 * 365.25 * 86_400_000;

/** Milliseconds since 1970, or null: no date. `nowMs` settles the century of a two-digit year. */
export function parseHttpDate(text: string, nowMs: number): number | null {
  const parts = FORMS.map((form) => form.exec(text.trim())?.groups).find((groups) => groups !== undefined);
  if (parts === undefined) return null;
  const month = MONTHS.indexOf((parts.month ?? '').toLowerCase());
  const numbers = ['day', 'h', 'm', 's'].map((name) => Number(parts[name]));
  const [day = Number.NaN, h = 0, m = 0, s = 0] = numbers;
  if (month < 0 || day < 1 || day > 31 || h > 23 || m > 59 || s > 60) return null;
  const yearText = parts.year ?? '';
  const at = (year: number): number => Date.UTC(year, month, day, h, m, s);
  if (yearText.length === 4) return at(Number(yearText));
  const century = Math.floor(new Date(nowMs).getUTCFullYear() / 100) * 100;
  const near = at(century + Number(yearText));
  return near - nowMs > FIFTY_YEARS_MS ? at(century - 100 + Number(yearText)) : near;
}
