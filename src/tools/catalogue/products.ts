// Tools for products, prices and tax rates.
// Above the walks: one category of the catalogue.
import * as z from 'zod';
import { id, minorDecimal, reference } from '../arguments/fields.ts';
import { currency } from '../arguments/found-ids.ts';
import { defineTool } from '../define-tool.ts';
import { CHANGE, CREATE } from '../hints.ts';

const unitAmount = minorDecimal('price of one, zero or more');

const createProduct = defineTool({
  name: 'create_product',
  category: 'products',
  title: { en: 'Create product', 'pt-BR': 'Cadastrar produto' },
  description: {
    en: {
      summary: 'Add a product or service to the price list, with its unit price.',
      more: 'Lines name its price by the id in the answer. Taxes are not on it, but on lines.',
      notFor: 'another price: update_product_price',
    },
    'pt-BR': {
      summary: 'Inclui um produto ou serviço na tabela de preços, com preço unitário.',
      more: 'As linhas citam o preço pelo id da resposta. Impostos ficam nas linhas, não nele.',
      notFor: 'outro preço: update_product_price',
    },
  },
  aliases: [
    'new SKU',
    'add an item we sell',
    'catalog item',
    'new service',
    'cadastrar serviço',
    'novo artigo',
    'item do catálogo',
    'produto novo na tabela',
  ],
  input: z.strictObject({
    name: z.string().min(1).max(200).regex(/\S/),
    description: z.string().max(1000).nullable().optional(),
    currency,
    unit_amount_minor: unitAmount,
    reference,
  }),
  output: 'the product, with its price',
  annotations: CREATE,
});

const updateProductPrice = defineTool({
  name: 'update_product_price',
  category: 'products',
  title: { en: 'Change product price', 'pt-BR': 'Mudar preço do produto' },
  description: {
    en: {
      summary: 'Change the price of a product from now on; existing invoices keep theirs.',
      more: 'The price gets a new id; the old one takes no new lines.',
      notFor: 'one line of a draft: update_invoice_line_item',
    },
    'pt-BR': {
      summary: 'Muda o preço de um produto daqui em diante; faturas existentes ficam como estão.',
      more: 'O preço ganha outro id; o antigo não serve para linhas novas.',
      notFor: 'uma linha de rascunho: update_invoice_line_item',
    },
  },
  aliases: [
    'raise the price',
    'price increase',
    'new rate per hour',
    'discount a product',
    'reajuste',
    'aumentar o preço',
    'atualizar tabela de preços',
    'baixar o preço',
  ],
  input: z.strictObject({
    product_id: id('prod_…, as create_product answers it, or query_data finds it by name'),
    unit_amount_minor: unitAmount,
    currency: currency.optional(),
    price_id: id('the price it replaces: refused when another one holds now').optional(),
  }),
  output: 'the product, with its new price',
  annotations: CHANGE,
});

const createTaxRate = defineTool({
  name: 'create_tax_rate',
  category: 'products',
  title: { en: 'Create tax rate', 'pt-BR': 'Criar alíquota' },
  description: {
    en: {
      summary: 'Define a tax rate: name, percentage, country, inclusive or on top (exclusive).',
      more: 'Lines name it by its id; none is put on by itself.',
      notFor: 'putting it on a line: update_invoice_line_item',
    },
    'pt-BR': {
      summary: 'Define uma alíquota de imposto: nome, percentual, país, incluída no preço ou por fora.',
      more: 'As linhas a citam pelo id; nenhuma é aplicada sozinha.',
      notFor: 'pôr numa linha: update_invoice_line_item',
    },
  },
  aliases: [
    'VAT rate',
    'sales tax',
    'add a tax',
    'ISS',
    'ICMS',
    'IVA',
    'cadastrar imposto',
    'taxa de imposto',
    'novo percentual de imposto',
  ],
  input: z.strictObject({
    display_name: z.string().min(1).max(100).describe('as printed: ISS'),
    percentage: z
      .string()
      .regex(/^(?:100(?:\.0{1,4})?|(?:0|[1-9]\d?)(?:\.\d{1,4})?)$/)
      .describe('decimal text from 0 to 100: "5" or "2.75"'),
    inclusive: z.boolean().describe("true: inside a line's amount; false: on top"),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .optional()
      .describe('two capitals: BR'),
    active: z.boolean().optional().describe('true when left out; an inactive one goes on no line'),
    code: z.string().min(1).max(40).nullable().optional().describe("the accountant's name for it, unique"),
    reference,
  }),
  output: 'the tax rate, with its id',
  annotations: CREATE,
});

export const PRODUCT_TOOLS = [createProduct, updateProductPrice, createTaxRate];
