// focus-nfe: `{"codigo": "nfe_autorizada", "mensagem"}`, and what the tax authority said: `{"status_sefaz", "mensagem_sefaz"}`.
// @see https://doc.focusnfe.com.br/
import type { Dialect } from './dialect.ts';

const OF_DOCUMENTS =
  /^(?:nfe|nfce|nfse|nfsen|cte|cteos|mdfe)_(?:nao_autorizad[ao]|(?:ja_)?autorizad[ao]|(?:ja_)?cancelad[ao]|em_processamento)$/;
const OF_CALLS =
  /^(?:permissao_negada|nao_encontrado|requisicao_invalida|empresa_nao_habilitada|certificado_vencido|em_processamento|already_processed|pending_operation|erro_validacao_schema)$/;

export const focusNfe: Dialect = {
  provider: 'focus-nfe',
  shapes: [
    [[['codigo'], OF_DOCUMENTS], [['mensagem']]],
    [[['codigo'], OF_CALLS], [['mensagem']]],
    [[['status_sefaz']], [['mensagem_sefaz']]],
  ],
  codes: [['codigo'], ['status_sefaz']],
};
