// A document is believed when it is of the promised type and all there, as far as its bytes can tell.
import { expect, test } from 'vitest';
import { believeDocument } from '../../../src/client/believe-document.ts';

const utf8 = new TextEncoder();
const PDF = `%PDF-1.7\n%\u00e2\u00e3\n${'stream'.repeat(400)}\ntrailer\n%%EOF\n`;

test.each([
  ['a whole PDF', 'application/pdf', PDF, undefined],
  ['a PDF whose type has parameters', 'application/pdf; qs=0.1', PDF, undefined],
  ['a PDF that was cut', 'application/pdf', PDF.slice(0, -10), 'a PDF without its end'],
  ['a PDF that was written as UTF-8 text with a mark', 'application/pdf', `\ufeff${PDF}`, 'no PDF'],
  ['an end without a beginning', 'application/pdf', '%%EOF', 'no PDF'],
  ['nothing', 'application/pdf', '', 'empty'],
  ['an HTML page', 'text/html', '<html></html>', 'text/html'],
  ['an error that is said to be a success', 'application/json', '{"error":{}}', 'application/json'],
  ['a type that nobody has', 'pdf!', PDF, 'an odd content type'],
])('%s', (_what, contentType, text, doubt) => {
  const bytes = utf8.encode(text);
  const reply = { status: 200, headers: { 'content-type': contentType } };
  expect(believeDocument(reply, bytes, 'application/pdf')).toStrictEqual(doubt === undefined ? { value: bytes } : { doubt });
});

test('bytes of a type without a known beginning and end are believed as they come', () => {
  const bytes = new Uint8Array([1, 2]);
  expect(believeDocument({ status: 200, headers: { 'content-type': 'text/csv' } }, bytes, 'text/csv')).toEqual({ value: bytes });
});
