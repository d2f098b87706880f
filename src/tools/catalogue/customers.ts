// Tools for who owes.
// Above the walks: one category of the catalogue.
import * as z from 'zod';
import { customerFields, customerName } from '../arguments/customer-fields.ts';
import { reference } from '../arguments/fields.ts';
import { customerId } from '../arguments/found-ids.ts';
import { defineTool } from '../define-tool.ts';
import { CHANGE, CREATE } from '../hints.ts';

export const CUSTOMER_TOOLS = [
  defineTool({
    name: 'create_customer',
    category: 'customers',
    title: { en: 'Create customer', 'pt-BR': 'Cadastrar cliente' },
    description: {
      en: {
        summary: 'Register a new customer: name, e-mail, tax id, address, country.',
        more: 'Names are not unique: look first whether query_data finds the customer.',
        notFor: 'changing one: update_customer',
      },
      'pt-BR': {
        summary: 'Cadastra um novo cliente: nome, e-mail, CPF ou CNPJ, endereço, país.',
        more: 'Nomes podem se repetir: veja antes com query_data se o cliente já existe.',
        notFor: 'alterar um cliente: update_customer',
      },
    },
    aliases: [
      'add a client',
      'new account',
      'onboard a company',
      'register a buyer',
      'novo cliente',
      'cadastro de empresa',
      'incluir cliente',
      'NIF',
    ],
    input: z.strictObject({ name: customerName, ...customerFields, reference }),
    output: 'the customer, with its id',
    annotations: CREATE,
  }),
  defineTool({
    name: 'update_customer',
    category: 'customers',
    title: { en: 'Change customer', 'pt-BR': 'Alterar cliente' },
    description: {
      en: {
        summary: "Change a customer's name, e-mail, address, tax id or default card, or archive the customer.",
        more: 'What is left out stays. Nothing new is made for an archived customer.',
        notFor: 'a new customer: create_customer',
      },
      'pt-BR': {
        summary: 'Altera nome, e-mail, endereço, CPF/CNPJ ou cartão padrão de um cliente, ou o arquiva.',
        more: 'O que não for informado fica como está. Nada novo é feito para um cliente arquivado.',
        notFor: 'um novo cliente: create_customer',
      },
    },
    aliases: [
      'edit a client',
      'customer moved',
      'new billing e-mail',
      'deactivate a customer',
      'delete a client',
      'atualizar cadastro',
      'mudou de endereço',
      'trocar o e-mail do cliente',
      'desativar cliente',
      'morada',
    ],
    input: z.strictObject({
      customer_id: customerId,
      name: customerName.optional(),
      ...customerFields,
      active: z.boolean().optional().describe('false archives, true takes it back'),
    }),
    output: 'the customer',
    annotations: CHANGE,
  }),
];
