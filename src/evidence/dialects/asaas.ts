// asaas: `{"errors": [{"code": "invalid_dueDate", "description"}]}`, codes in English around fields in camel case, descriptions in Portuguese.
// @see https://docs.asaas.com/docs/c%C3%B3digos-http-das-respostas
import type { Dialect } from './dialect.ts';

export const asaas: Dialect = {
  provider: 'asaas',
  shapes: [
    [
      [
        ['errors', '0', 'code'],
        /^(?:access_token_not_found|invalid_(?:access_token|environment|value|[a-z]{2,20}(?:[A-Z][a-z]{1,20}){1,4}))$/,
      ],
      [['errors', '0', 'description'], /[ãõçáéíóúâêô]|\b[Cc]ampo\b/],
    ],
  ],
  codes: [['errors', '0', 'code']],
};
