// timedOut: somebody behind it waited in vain.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const timedOut: MeaningRow = {
  passing: true,
  loose: true,
  yieldsTo: ['declined', 'unpaid', 'suspended', 'quota', 'no_permission', 'bad_credential', 'token_expired', 'rule', 'duplicate'],
  main: {
    en: [
      'request|gateway|operation|upstream|connection|query|transaction|backend|server|execution|response|read timeout|timedout',
      'timed out',
      'timeout during|on|when',
      'timeout expired|exceeded|reached|waiting|while|of',
      'deadline exceeded',
      'took too long',
      'time limit exceeded',
    ],
    pt: [
      'timeout ao|na|no',
      'tempo limite|maximo esgotado|excedido|atingido',
      'tempo limite|maximo da|de|do requisicao|conexao|resposta|espera|operacao|consulta|execucao|processamento',
      'tempo de|da resposta|conexao|espera|execucao|processamento|requisicao * esgotado|excedido|atingido|limite',
      'tempo esgotado|excedido ao|na|no|aguardando|esperando',
      'sefaz|servico|servidor|sistema|banco|provedor|prefeitura|webservice|receita|api|autorizadora|aplicacao nao respondeu|responde',
    ],
    es: [
      'tiempo de espera agotado|excedido|superado',
      'tiempo de espera de|para * respuesta|conexion|solicitud|consulta',
      'tiempo limite|maximo * agotado|excedido|superado',
    ],
  },
  /** Good in codes only: too loose in a sentence. */
  codes: ['timeout|timedout'],
};
