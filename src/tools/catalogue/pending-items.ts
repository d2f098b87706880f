// Tools for charges that wait for an invoice.
// Above the walks: one category of the catalogue.
import * as z from 'zod';
import { id, reference } from '../arguments/fields.ts';
import { currency, customerId } from '../arguments/found-ids.ts';
import { lineChange, lineFields, lineText } from '../arguments/line-fields.ts';
import { defineTool } from '../define-tool.ts';
import { CHANGE, CREATE, TAKE_AWAY } from '../hints.ts';

const itemId = id('ii_…, as create_invoice_item answers it, or query_data finds it');

export const PENDING_ITEM_TOOLS = [
  defineTool({
    name: 'create_invoice_item',
    category: 'pending_items',
    title: { en: 'Create pending charge', 'pt-BR': 'Lançar cobrança pendente' },
    description: {
      en: {
        summary: "Put a pending charge on a customer's account, to be picked up by a later invoice.",
        more: 'Only create_invoice with pending_items include picks it up.',
        notFor: 'a line of an existing draft: add_invoice_line_item; billing now: create_invoice',
      },
      'pt-BR': {
        summary: 'Lança uma cobrança avulsa pendente para o cliente, a ser incluída numa próxima fatura.',
        more: 'Só create_invoice com pending_items include a inclui.',
        notFor: 'linha de um rascunho: add_invoice_line_item; faturar já: create_invoice',
      },
    },
    aliases: [
      'charge it next time',
      'note an expense to bill later',
      'unbilled charge',
      'hold this for the next invoice',
      'cobrança avulsa',
      'lançar para a próxima fatura',
      'anotar despesa a faturar depois',
      'encargo pendente',
    ],
    input: z.strictObject({
      customer_id: customerId,
      description: lineText,
      ...lineFields,
      currency,
      invoice_id: id('a draft of this customer to put it on at once; left out: it waits').optional(),
      reference,
    }),
    output: 'the pending charge, with its id, status and line',
    annotations: CREATE,
  }),
  defineTool({
    name: 'update_invoice_item',
    category: 'pending_items',
    title: { en: 'Change pending charge', 'pt-BR': 'Alterar cobrança pendente' },
    description: {
      en: {
        summary: 'Change a pending charge (invoice item): its amount, quantity, text or tax.',
        more: 'On a draft, its line there changes too; once issued it is locked.',
        notFor: "a draft's own lines: update_invoice_line_item; the header: update_invoice",
      },
      'pt-BR': {
        summary: 'Altera uma cobrança pendente (avulsa): valor, quantidade, texto ou imposto.',
        more: 'Num rascunho, a linha dela também muda; depois de emitida, não muda mais.',
        notFor: 'linhas de um rascunho: update_invoice_line_item; cabeçalho: update_invoice',
      },
    },
    aliases: [
      'correct an unbilled charge',
      'adjust what waits to be billed',
      'edit the charge before it is invoiced',
      'corrigir a cobrança avulsa',
      'mudar o valor da cobrança pendente',
      'ajustar o encargo pendente',
      'alterar o lançamento antes de faturar',
    ],
    input: z.strictObject({ invoice_item_id: itemId, ...lineChange }),
    output: 'the pending charge, with its line as it is now',
    annotations: CHANGE,
  }),
  defineTool({
    name: 'delete_invoice_item',
    category: 'pending_items',
    title: { en: 'Delete pending charge', 'pt-BR': 'Apagar cobrança pendente' },
    description: {
      en: {
        summary: 'Delete a pending charge (invoice item), so that no invoice bills it.',
        more: 'On a draft, its line goes with it; once issued it is locked.',
        notFor: 'only taking it off a draft: remove_invoice_line_item',
      },
      'pt-BR': {
        summary: 'Apaga uma cobrança pendente (avulsa), para que nenhuma fatura a inclua.',
        more: 'Num rascunho, a linha dela sai junto; depois de emitida, não sai mais.',
        notFor: 'só tirá-la de um rascunho: remove_invoice_line_item',
      },
    },
    aliases: [
      'drop an unbilled charge',
      'discard what waits to be billed',
      'do not bill that pending expense',
      'excluir a cobrança avulsa',
      'remover cobrança pendente',
      'tirar o encargo pendente',
      'desistir da cobrança avulsa',
    ],
    input: z.strictObject({ invoice_item_id: itemId }),
    output: 'the id of the charge that is gone',
    annotations: TAKE_AWAY,
  }),
];
