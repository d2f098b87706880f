// invoicePdf: an invoice as a PDF, A4, in English or Brazilian Portuguese. The one door of this folder; loaded when it is first asked for.
// Step 6 of a request's walk: facts go in, bytes come out, and the same facts give the same bytes.
import { breathe } from './breathe.ts';
import { type Edition, editionOf } from './edition.ts';
import type { InvoiceFacts } from './facts.ts';
import { scriptOf } from './fonts/scripts.ts';
import { loadTypefaces, type Typefaces } from './fonts/typefaces.ts';
import { layHead } from './layout/head.ts';
import { layNotes, withFeet } from './layout/notes.ts';
import { createSheet, type Page } from './layout/sheet.ts';
import { layTable } from './layout/table.ts';
import { layPayments, layTotals } from './layout/totals.ts';
import { paint } from './paint.ts';
import { type PrintedText, printedTexts } from './printed-texts.ts';
import { drawnAs, isDrawn, printable } from './text/characters.ts';
import { createSetter } from './text/paragraph.ts';

/** What cannot be printed: the first character that no font here has, and the field it stands in. */
export interface Unprintable {
  readonly kind: 'unprintable';
  /** Dots between names and indexes: `lines.3.description`, `customer.name`. */
  readonly path: string;
  readonly script: string;
  readonly codePoint: number;
}

/** A PDF. */
export interface InvoicePdf {
  readonly kind: 'pdf';
  readonly bytes: Uint8Array;
}

function unprintableIn(texts: readonly PrintedText[], faces: Typefaces): Unprintable | null {
  for (const { path, text, weight } of texts) {
    for (const character of printable(text)) {
      const codePoint = character.codePointAt(0) ?? 0;
      if (!isDrawn(codePoint) || faces.faceOf(drawnAs(codePoint), weight) !== null) continue;
      if (path === null) throw new Error(`a text of the PDF's own has U+${codePoint.toString(16)}, for which there is no font`);
      return { kind: 'unprintable', path, script: scriptOf(codePoint), codePoint };
    }
  }
  return null;
}

/** The pages of an invoice, laid out and not yet drawn. */
async function pagesOf(edition: Edition, faces: Typefaces): Promise<readonly Page[]> {
  const sheet = createSheet(createSetter(faces));
  layHead(sheet, edition);
  await layTable(sheet, edition);
  layTotals(sheet, edition);
  layPayments(sheet, edition);
  layNotes(sheet, edition);
  return withFeet(sheet, edition);
}

/** The PDF; or what of it cannot be printed. */
export async function invoicePdf(facts: InvoiceFacts): Promise<InvoicePdf | Unprintable> {
  const edition = editionOf(facts);
  const texts = printedTexts(edition);
  const faces = await loadTypefaces(texts.map(({ text, weight }) => ({ text: printable(text), weight })));
  const unprintable = unprintableIn(texts, faces);
  if (unprintable !== null) return unprintable;
  await breathe();
  const { invoice, seller, language } = facts;
  const bytes = await paint(await pagesOf(edition, faces), {
    title: [edition.words.title, invoice.number].filter((part) => part !== null).join(' '),
    author: seller.name,
    language,
    createdAtMs: invoice.finalizedAtMs ?? invoice.createdAtMs,
  });
  return { kind: 'pdf', bytes };
}
