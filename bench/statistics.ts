// statistics: medians with their extremes, as text, and quantiles.

/** The middle one, and both ends. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** The least number that so large a part of `numbers` does not exceed; NaN of none. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

/** Of at least one number. */
export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  return { median: at(Math.floor(sorted.length / 2)), min: at(0), max: at(sorted.length - 1) };
}

/** `0.46 (0.41–0.52)`. */
export function spreadText({ median, min, max }: Spread, digits = 0): string {
  return `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
}
