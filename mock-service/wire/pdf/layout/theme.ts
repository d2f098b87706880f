// Theme: the sizes and colours of an invoice's PDF, in points.
// Step 6 of a request's walk.
import type { Style } from '../text/runs.ts';
import type { Standing } from '../words.ts';

/** A4, with its margins. @see ISO 216 */
export const PAGE = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 48, bottom: 781, footer: 802 } as const;

/** Where what is printed may stand. */
export const BODY_WIDTH = PAGE.right - PAGE.left;

/** Colours as CSS writes them. */
export const COLOUR = {
  ink: '#1c2430',
  quiet: '#5b6675',
  accent: '#1f4b99',
  hairline: '#d5dae1',
  band: '#f1f4f8',
  paper: '#ffffff',
} as const;

/** The colour of each mark. */
export const STANDING_COLOUR: Readonly<Record<Standing, string>> = {
  draft: '#5b6675',
  scheduled: '#5b6675',
  open: '#1f4b99',
  past_due: '#b42318',
  paid: '#1a7f4b',
  uncollectible: '#8a4b0f',
  void: '#5b6675',
  cancelled: '#5b6675',
};

/** How texts are written. */
export const STYLE = {
  title: { size: 25, weight: 'bold' },
  callout: { size: 15, weight: 'bold' },
  name: { size: 11, weight: 'bold' },
  strong: { size: 9, weight: 'bold' },
  body: { size: 9, weight: 'regular' },
  small: { size: 7.5, weight: 'regular' },
  label: { size: 7.5, weight: 'bold' },
} as const satisfies Readonly<Record<string, Style>>;

/** A line takes so much of its size, and its letters stand so far below its top. */
const LEADING = 1.42;
const BASELINE = 1.06;

/** How high a line is. */
export function lineHeight({ size }: Style): number {
  return size * LEADING;
}

/** How far its letters' foot is below its top. */
export function baselineOf({ size }: Style): number {
  return size * BASELINE;
}
