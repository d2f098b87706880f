// What a person is asked, in Brazilian Portuguese. Read by `requestOf`; the same promises as the English texts.
// When a hand-off is made: one question that can be answered without knowing the program.
import type { HandOffTexts, Request } from './texts.ts';

const found: Request = {
  question: 'A operação {operation} foi executada em {host}? A resposta se perdeu; consulte lá e diga se ela deve ser enviada de novo.',
  done_when: 'Sabe-se se {operation} foi executada, e ela foi executada uma única vez ou não é mais necessária.',
};

const unavailable: Request = {
  question: '{host} continua falhando em {operation}. O serviço saiu do ar de vez, ou a integração aponta para o lugar errado?',
  done_when: 'Uma leitura em {host} funciona.',
};

export const ptBR: HandOffTexts = {
  byType: {
    rate_limited: {
      question: '{host} continua limitando as chamadas de {credential}. É possível aumentar o limite ou distribuir o trabalho?',
      done_when: '{operation} com {credential} é respondida sem limite.',
    },
    resource_locked: {
      question: 'O que está segurando o objeto de que {operation} precisa em {host}? Por favor, libere-o.',
      done_when: '{operation} em {host} não encontra mais o objeto bloqueado.',
    },
    network_error: unavailable,
    timeout: unavailable,
    service_unavailable: unavailable,
    server_error: {
      question: '{host} sempre tem uma falha interna em {operation}. Por favor, avise o provedor.',
      done_when: '{operation} em {host} é respondida sem falha interna.',
    },
    expired_credentials: {
      question: 'A credencial {credential} expirou em {host}. Por favor, emita uma nova.',
      done_when: 'Uma leitura com {credential} em {host} funciona.',
    },
    invalid_credentials: {
      question: '{host} não aceita a credencial {credential}. Por favor, confira-a e troque-a se tiver sido revogada.',
      done_when: 'Uma leitura com {credential} em {host} funciona.',
    },
    permission_denied: {
      question: 'A credencial {credential} pode fazer {operation} em {host}? Se puder, conceda a permissão.',
      done_when: '{operation} com {credential} não é mais recusada por falta de permissão.',
    },
    account_restricted: {
      question: 'A conta de {credential} está com restrições em {host}. Por favor, resolva com o provedor (plano, cobrança ou suspensão).',
      done_when: 'O provedor mostra a conta como ativa, e uma leitura com {credential} funciona.',
    },
    payment_declined: {
      question: 'O pagamento de {operation} foi recusado. O que o pagador prefere: outra forma de pagamento, outro dia, ou desistir?',
      done_when: 'O pagador decidiu, e a cobrança foi feita por outro meio ou cancelada.',
    },
    configuration_error: {
      question: 'A integração com {host} está mal configurada para {operation}. Por favor, corrija o endereço, a versão ou os parâmetros.',
      done_when: '{operation} chega a {host} e recebe uma resposta da API.',
    },
    quota_exhausted: {
      question: 'A cota de {credential} em {host} acabou. Ela deve ser aumentada, ou o trabalho espera o próximo período?',
      done_when: 'O provedor mostra cota disponível, ou o próximo período começou.',
    },
    invalid_input: {
      question: '{host} recusa os dados enviados em {operation}. O que deve ser enviado no lugar?',
      done_when: '{operation} é aceita com os dados corrigidos, ou não é mais necessária.',
    },
    business_rule_violation: {
      question: 'Uma regra em {host} não permite {operation} no estado atual. Qual saída é a desejada?',
      done_when: 'O objeto está em um estado que permite {operation}, ou ela não é mais necessária.',
    },
    not_found: {
      question: '{host} não conhece o objeto indicado em {operation}. Qual deles é o certo?',
      done_when: 'O objeto pode ser lido em {host}, ou {operation} não é mais necessária.',
    },
    stale_object: {
      question: 'Outra pessoa continua alterando o objeto de {operation} em {host}. Qual versão deve valer?',
      done_when: 'O objeto em {host} está como deveria.',
    },
    idempotency_conflict: {
      question: 'A chave de {operation} já foi usada em {host} para outra requisição. Qual das duas é a desejada?',
      done_when: 'Sabe-se qual requisição foi executada, e nada mais está em aberto com essa chave.',
    },
    duplicate: {
      question: '{host} já tem o que {operation} criaria. É a mesma coisa?',
      done_when: 'Sabe-se qual objeto em {host} deve ser usado.',
    },
    malformed_response: {
      question: 'Algo em {host} responde a {operation} de um jeito que não dá para ler. O que está respondendo ali?',
      done_when: '{operation} recebe uma resposta da API.',
    },
    unknown: {
      question: '{operation} em {host} falhou por um motivo desconhecido. Por favor, veja o que aconteceu e decida como continuar.',
      done_when: 'O motivo é conhecido, e {operation} foi executada ou não é mais necessária.',
    },
  },
  unknownEffect: found,
  partialEffect: {
    question: 'Só uma parte de {operation} foi executada em {host}. Qual parte falta, e ela deve ser enviada?',
    done_when: 'Todas as partes de {operation} foram executadas uma única vez, ou o resto não é mais necessário.',
  },
  refreshInVain: {
    question: '{credential} foi renovada, e {host} ainda a recusa como expirada. Por favor, conecte a conta de novo.',
    done_when: 'Uma leitura com {credential} em {host} funciona.',
  },
  sameFailure: {
    question: '{operation} em {host} foi tentada várias vezes e recusada do mesmo jeito. O que deve ser enviado no lugar?',
    done_when: '{operation} é aceita, ou não é mais necessária.',
  },
  code: '(Código: {code}.)',
};
