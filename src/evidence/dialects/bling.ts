// bling: `{"error": {"type", "message", "description", "fields" | "period"}}` of version 3, `{"retorno": {"erros": … {"cod", "msg"}}}` of version 2.
// @see https://developer.bling.com.br/erros-comuns
import type { Dialect } from './dialect.ts';

const TYPE = ['error', 'type'];

export const bling: Dialect = {
  provider: 'bling',
  shapes: [
    [
      [TYPE, /^TOO_MANY_REQUESTS$/],
      [['error', 'period'], /^(?:second|day)$/],
    ],
    [[TYPE, /^[A-Z]{2,30}(?:_[A-Z]{2,30}){1,4}$/], [['error', 'fields', '0', 'element']]],
    [
      [TYPE, /^(?:VALIDATION_ERROR|MISSING_REQUIRED_FIELD_ERROR|RESOURCE_NOT_FOUND|TOO_MANY_REQUESTS)$/],
      [['error', 'message'], /[ãõçáéíóú]/],
      [['error', 'description'], /[ãõçáéíóú]/],
    ],
    [[['retorno', 'erros', 'erro', 'cod']], [['retorno', 'erros', 'erro', 'msg']]],
    [[['retorno', 'erros', '0', 'erro', 'cod']], [['retorno', 'erros', '0', 'erro', 'msg']]],
  ],
  codes: [TYPE, ['retorno', 'erros', 'erro', 'cod'], ['retorno', 'erros', '0', 'erro', 'cod']],
};
