// runDownload: an invoice's PDF as a tool's answer: facts that a program reads, and the bytes beside them.
// Above the walks: what one tool of the catalogue does.
import { answerOf } from '../define-tool.ts';
import type { Tool } from '../tool.ts';

const MEDIA_TYPE = 'application/pdf';

/** Fetches the PDF; a failure, or an answer that is no document, passes through as it is. */
export const runDownload: Tool['run'] = async (input, { harness, ...options }) => {
  const outcome = await harness.run('download_invoice_pdf', input, options);
  if (!outcome.ok || !(outcome.value instanceof Uint8Array)) return answerOf(outcome);
  const bytes = outcome.value;
  const invoiceId = String(input.invoice_id);
  const value = { invoice_id: invoiceId, media_type: MEDIA_TYPE, size_bytes: bytes.byteLength, file_name: fileNameOf(invoiceId) };
  return { ok: true, value, document: { mediaType: MEDIA_TYPE, bytes } };
};

/** A name that is safe in any file system, whatever the id. */
function fileNameOf(invoiceId: string): string {
  return `invoice-${invoiceId.replaceAll(/[^A-Za-z0-9_-]+/g, '-').slice(0, 100)}.pdf`;
}
