// Tools for the lines of a draft.
// Above the walks: one category of the catalogue.
import * as z from 'zod';
import { id, reference } from '../arguments/fields.ts';
import { lineChange, lineFields, lineText } from '../arguments/line-fields.ts';
import { defineTool } from '../define-tool.ts';
import { CHANGE, CREATE, TAKE_AWAY } from '../hints.ts';

const draftId = id('inv_…, a draft');
const line = { invoice_id: draftId, line_item_id: id('li_…, as get_invoice lists its lines') };

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
    aliases: [
      'put another item on the draft',
      'one more row on the draft',
      'insert an invoice row',
      'include a service in the draft invoice',
      'adicionar item à fatura',
      'mais uma linha no rascunho',
      'pôr mais um produto na fatura',
      'inserir linha na fatura',
    ],
    input: z.strictObject({ invoice_id: draftId, description: lineText, ...lineFields, reference }),
    output: 'the line, with its id and amount; get_invoice has the totals',
    annotations: CREATE,
  }),
  defineTool({
    name: 'update_invoice_line_item',
    category: 'line_items',
    title: { en: 'Change invoice line', 'pt-BR': 'Alterar linha da fatura' },
    description: {
      en: {
        summary: 'Change one line of a draft invoice: its quantity, unit price, description, tax or discount.',
        more: 'What is left out stays.',
        notFor: 'due date or memo: update_invoice; pending charges: update_invoice_item',
      },
      'pt-BR': {
        summary: 'Altera uma linha de uma fatura em rascunho: quantidade, preço unitário, descrição, imposto ou desconto.',
        more: 'O que não for informado fica como está.',
        notFor: 'vencimento ou observação: update_invoice; cobranças pendentes: update_invoice_item',
      },
    },
    aliases: [
      'fix the quantity on a line',
      'correct the unit price of a row',
      'rename a line of the draft',
      'discount on one line',
      'mudar a quantidade da linha',
      'corrigir o preço de um item da fatura',
      'trocar o texto da linha',
      'desconto só numa linha',
    ],
    input: z.strictObject({ ...line, ...lineChange }),
    output: 'the line as it is now; get_invoice has the totals',
    annotations: CHANGE,
  }),
  defineTool({
    name: 'remove_invoice_line_item',
    category: 'line_items',
    title: { en: 'Remove invoice line', 'pt-BR': 'Remover linha da fatura' },
    description: {
      en: {
        summary: 'Take one line off a draft invoice; the totals are recomputed.',
        more: 'A pending charge among its lines waits again.',
        notFor: 'deleting a pending charge: delete_invoice_item; the whole draft: delete_draft_invoice',
      },
      'pt-BR': {
        summary: 'Tira uma linha de uma fatura em rascunho; os totais são recalculados.',
        more: 'Uma cobrança pendente entre as linhas volta a esperar.',
        notFor: 'apagar cobrança pendente: delete_invoice_item; o rascunho todo: delete_draft_invoice',
      },
    },
    aliases: [
      'drop a row from the invoice',
      'delete a line of the draft',
      'strike an item from the invoice',
      'retirar um item da fatura',
      'apagar uma linha da fatura',
      'excluir linha do rascunho',
      'eliminar linha',
    ],
    input: z.strictObject(line),
    output: 'the id of the line that is gone',
    annotations: TAKE_AWAY,
  }),
];
