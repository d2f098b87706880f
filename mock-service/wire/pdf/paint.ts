// paint: pages of marks as the bytes of a PDF.
// Step 6 of a request's walk: nothing in it comes from the machine's clock or from chance.
import PDFDocument from 'pdfkit';
import { breathe } from './breathe.ts';
import { pdfFont, RIGHT_TO_LEFT } from './fonts/pdf-font.ts';
import type { Mark, Page } from './layout/sheet.ts';
import { PAGE } from './layout/theme.ts';

/** What a PDF says of itself. */
export interface About {
  readonly title: string;
  readonly author: string;
  /** BCP 47. */
  readonly language: string;
  /** When it says it was made. Its identifier is a hash of these. */
  readonly createdAtMs: number;
}

type Drawing = InstanceType<typeof PDFDocument>;

function paintText(drawing: Drawing, { x, y, line, style, colour }: Extract<Mark, { kind: 'text' }>): void {
  drawing.fillColor(colour).fontSize(style.size);
  for (const { face, text, x: from, isRightToLeft } of line.runs) {
    // With `features` a run is laid out whole; without, word by word and kept by its words alone.
    const features = (isRightToLeft ? [RIGHT_TO_LEFT] : []) as never[];
    drawing.font(face.name).text(text, x + from, y, { lineBreak: false, baseline: 'alphabetic', features });
  }
}

function paintMark(drawing: Drawing, mark: Mark): void {
  if (mark.kind === 'text') paintText(drawing, mark);
  else if (mark.kind === 'box') drawing.roundedRect(mark.x, mark.y, mark.width, mark.height, 2).fill(mark.colour);
  else drawing.rect(mark.x, mark.y, mark.width, 0.6).fill(mark.colour);
}

/** Every face once, by its name. pdfkit takes fonts that are open; its types do not say so yet. */
function registerFaces(drawing: Drawing, pages: readonly Page[]): void {
  const marks = pages.flat().filter((mark) => mark.kind === 'text');
  const faces = new Set(marks.flatMap(({ line }) => line.runs.map(({ face }) => face)));
  for (const face of faces) drawing.registerFont(face.name, pdfFont(face) as unknown as Uint8Array);
}

/** The bytes of a PDF. Their fonts hold the glyphs that are drawn and no others. */
export async function paint(pages: readonly Page[], { title, author, language, createdAtMs }: About): Promise<Uint8Array> {
  const created = new Date(createdAtMs);
  const info = { Title: title, Author: author, Creator: 'Overdue', Producer: 'pdfkit', CreationDate: created, ModDate: created };
  // A font is named for each text; the one that is loaded unless it is told otherwise would be for nothing.
  const drawing = new PDFDocument({ autoFirstPage: false, font: '', info, lang: language, displayTitle: true, pdfVersion: '1.7' });
  const chunks: Uint8Array[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    drawing.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    drawing.on('end', () => resolve(joined(chunks)));
    drawing.on('error', reject);
  });
  registerFaces(drawing, pages);
  for (const page of pages) {
    drawing.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
    for (const mark of page) paintMark(drawing, mark);
    if (page !== pages.at(-1)) await breathe();
  }
  drawing.end();
  return whole;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
