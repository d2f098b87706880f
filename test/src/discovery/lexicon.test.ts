// The tables of words: each line is read, and forms of a word are one word.
import { describe, expect, test } from 'vitest';
import { ACTIONS } from '../../../src/discovery/lexicon/actions.ts';
import { lexicon } from '../../../src/discovery/lexicon/lexicon.ts';
import { STEM_OF, TONGUES } from '../../../src/discovery/lexicon/sense.ts';
import { FIELDS, REST, THINGS } from '../../../src/discovery/lexicon/tables.ts';
import { splitWords } from '../../../src/discovery/split-words.ts';
import { englishStem, portugueseStem } from '../../../src/discovery/stems.ts';

describe.each(Object.entries({ ACTIONS, ...THINGS, ...FIELDS, ...REST }))('%s', (_, table) => {
  test.each(table.trim().split('\n'))('%s', (line) => {
    expect(line).toMatch(/^(to )?[a-z_]+: [^|:]+ \| [^|:]+$/);
    const sides = line.slice(line.indexOf(':') + 1).split('|');
    for (const word of sides.flatMap((side) => side.split(','))) expect(splitWords(word).length, word).toBeGreaterThan(0);
  });
});

/** Their stems change more than the last letter: they are only found as they stand. */
const FOUND_AS_THEY_STAND = ['dns', 'rise'];

test('each word is found by its stem', () => {
  const { words, sensesOf, sensesOfStem } = lexicon();
  const lost = [...words()].filter((word) =>
    TONGUES.some((tongue) => {
      const found = new Set(sensesOfStem(STEM_OF[tongue](word), tongue).map(({ meaning }) => meaning));
      return sensesOf(word).some((sense) => sense.tongue === tongue && !found.has(sense.meaning));
    }),
  );
  expect(lost.sort()).toEqual(FOUND_AS_THEY_STAND);
});

describe('a stem', () => {
  test.each([
    ['cancelar cancela cancele cancelado cancelou cancelamento'],
    ['criar cria crie criei criacao'],
    ['emitir emite emita emitiu'],
    ['excluir exclui exclua excluiu'],
    ['marcar marca marque'],
    ['pagar paga pague pagou'],
    ['achar acha ache achou'],
    ['usar usa use usou'],
    ['fatura faturas'],
    ['reuniao reunioes'],
    ['imovel imoveis'],
    ['trazer traga trouxe'],
    ['fazer faz fez feito faca'],
  ])('is one for %s', (forms) => {
    expect(new Set(forms.split(' ').map(portugueseStem)).size).toBe(1);
  });

  test.each([
    ['cancel cancels cancelled cancelling'],
    ['finalise finalize finalises finalizing'],
    ['colour color colors'],
    ['take took taken taking'],
    ['pay paid'],
  ])('is one for %s', (forms) => {
    expect(new Set(forms.split(' ').map(englishStem)).size).toBe(1);
  });
});

test.each([
  ['update_invoice', 'update invoice'],
  ['updateInvoice', 'update invoice'],
  ['orders.editAddress', 'orders edit address'],
  ['getHTTPServer', 'get http server'],
  ['Emissões à vista', 'emissoes a vista'],
  ['e-mails', 'emails'],
  ["the customer's", 'the customer'],
])('%s has the words %s', (text, words) => {
  expect(splitWords(text).join(' ')).toBe(words);
});
