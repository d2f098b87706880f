// customerFields: what is known of a customer, when it is created and when it is changed.
// Above the walks: schemas.
import * as z from 'zod';
import { id } from './fields.ts';

const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .nullable()
  .optional();
const part = z.string().min(1).max(200).nullable().optional();

const address = z
  .strictObject({
    line1: part.describe('street and number'),
    city: part,
    postal_code: part,
    country: country.describe('two capitals: BR'),
  })
  .nullable()
  .optional()
  .describe('replaces the whole address; null takes it away');

const taxId = z.strictObject({
  type: z.enum(['br_cnpj', 'br_cpf', 'pt_nif', 'eu_vat', 'other']),
  value: z
    .string()
    .max(30)
    .regex(/[A-Za-z\d]/)
    .describe('points, hyphens and slashes do not count'),
});

/** The name that is printed. */
export const customerName = z.string().min(1).max(200).regex(/\S/);

/** All but the name. */
export const customerFields = {
  email: z.string().max(320).nullable().meta({ format: 'email', description: 'where invoices are sent; null takes it away' }).optional(),
  country: country.describe('two capitals: BR; null takes it away'),
  address,
  tax_ids: z.array(taxId).max(5).optional().describe('CPF, CNPJ, NIF or VAT number; replaces them all'),
  default_payment_method_id: id('charged when a payment asks for "default"; null takes it away').nullable().optional(),
};
