// suspended: the account itself is closed, suspended or not active.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const suspended: MeaningRow = {
  final: true,
  /** Sounds like another meaning, and is read before all of them. */
  first: {
    en: [
      'ip|address|client is|was banned|blacklisted|blocklisted',
      'ip|address|client has been banned|blacklisted|blocklisted',
      'account|organization|store * unavailable|locked|blocked due|because|for * fraud|review|nonpayment|abuse',
    ],
    pt: ['conta|empresa|loja|acesso * por inadimplencia|fraude', 'conta|empresa|loja bloqueada|bloqueado|indisponivel por'],
  },
  main: {
    en: [
      'problem with your|the * account',
      'account|company|merchant|user|tenant|organization|organisation|workspace|project|application|app|client|payee|seller|shop|store is|has|was|been|temporarily|account|status * suspended|disabled|deactivated|restricted|blocked|frozen|terminated|inactive|closed|banned|locked|deleted',
      'account|company|merchant|user|tenant|organization|organisation|workspace|project|app|client|seller|shop suspended|disabled|deactivated|restricted|blocked|frozen|terminated|inactive|banned|closed|locked|out',
      'account status invalid|not',
      'account|merchant|company|shop|organization cannot|cant|may currently|yet|not|make|accept|process|receive|charge * charges|payments|payouts|charge|live',
      'is|are|been|was|were disabled|suspended|restricted|deactivated|blocked|frozen on|for|in your|this|the account|merchant|company|organization',
      'account not active|enabled|verified|approved|activated',
      'account|merchant|user|seller is not active|enabled|verified|approved|activated',
      'suspended|deactivated|frozen account|user|merchant|tenant',
      'agreement|contract|tenancy has been|is closed|terminated|suspended',
      'invalid company status',
    ],
    pt: [
      'conta|empresa|loja|cadastro|emitente|emissor nao esta|foi|se ativa|ativo|habilitada|habilitado|aprovada|aprovado|liberada|liberado|encontra',
      'conta|loja|empresa|licenca|assinante|estabelecimento * bloqueada|suspensa|desativada|desabilitada|inativa|encerrada|cancelada|restrita|bloqueado|suspenso|desativado|desabilitado|inativo',
      'empresa|usuario|cliente|cadastro|conta|loja esta|foi|encontra bloqueada|bloqueado|suspensa|suspenso|desativado|desativada|inativa|inativo|desabilitado|desabilitada|cancelada|inadimplente',
      'conta|empresa|loja|cadastro|emitente|emissor|contribuinte|prestador|beneficiario|cedente|convenio|recebedor nao aprovada|ativa|habilitada|verificada|validada|liberada|aprovado|ativo|habilitado|verificado|liberado',
      'conta|empresa|loja|cadastro|emitente|emissor|contribuinte|prestador ainda nao * aprovada|ativa|habilitada|verificada|liberada|aprovado|ativo|habilitado',
    ],
    es: [
      'cuenta|empresa|usuario|comercio * suspendida|bloqueada|desactivada|inactiva|deshabilitada|suspendido|bloqueado|inactivo|deshabilitado',
      'cuenta|empresa|comercio|emisor|contribuyente no * habilitada|habilitado|activa|activo|verificada',
    ],
  },
};
