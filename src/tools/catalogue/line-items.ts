// Tools for the lines of a draft.
// Above the walks: one category of the catalogue.
import * as z from 'zod';
import { id, reference } from '../arguments/fields.ts';
import { lineFields, lineText } from '../arguments/line-fields.ts';
import { defineTool } from '../define-tool.ts';
import { CHANGE, CREATE, TAKE_AWAY } from '../hints.ts';

const line = { invoice_id: id('the draft'), line_item_id: id('its line, as get_invoice lists it') };

export const LINE_ITEM_TOOLS = [
  defineTool({
    name: 'add_invoice_line_item',
    category: 'line_items',
    title: { en: 'Add invoice line', 'pt-BR': 'Incluir linha na fatura' },
    description: {
      en: {
        summary: 'Add a line to a draft invoice: product or text, quantity, unit price, tax.',
        notFor: 'a charge that waits for a later invoice: create_invoice_item',
      },
      'pt-BR': {
        summary: 'Acrescenta uma linha a uma fatura em rascunho: produto ou texto, quantidade, preço unitário, imposto.',
        notFor: 'uma cobrança que espera uma próxima fatura: create_invoice_item',
      },
    },
    aliases: [],
    input: z.strictObject({ invoice_id: id('the draft'), description: lineText, ...lineFields, reference }),
    output: 'the line',
    annotations: CREATE,
  }),
  defineTool({
    name: 'update_invoice_line_item',
    category: 'line_items',
    title: { en: 'Change invoice line', 'pt-BR': 'Alterar linha da fatura' },
    description: {
      en: {
        summary: 'Change one line of a draft invoice: quantity, unit price, description, tax or discount of that line.',
        notFor: 'a due date or memo: update_invoice; nor for charges that wait: update_invoice_item',
      },
      'pt-BR': {
        summary: 'Altera uma linha de uma fatura em rascunho: quantidade, preço unitário, descrição, imposto ou desconto da linha.',
        notFor: 'vencimento ou observação: update_invoice; nem para cobranças pendentes: update_invoice_item',
      },
    },
    aliases: [],
    input: z.strictObject({ ...line, description: lineText, ...lineFields }),
    output: 'the line',
    annotations: CHANGE,
  }),
  defineTool({
    name: 'remove_invoice_line_item',
    category: 'line_items',
    title: { en: 'Remove invoice line', 'pt-BR': 'Remover linha da fatura' },
    description: {
      en: { summary: 'Take one line off a draft invoice; the totals are recomputed.', notFor: 'a charge that waits: delete_invoice_item' },
      'pt-BR': {
        summary: 'Tira uma linha de uma fatura em rascunho; os totais são recalculados.',
        notFor: 'uma cobrança pendente: delete_invoice_item',
      },
    },
    aliases: [],
    input: z.strictObject(line),
    output: 'what is left of the line: its id',
    annotations: TAKE_AWAY,
  }),
];
