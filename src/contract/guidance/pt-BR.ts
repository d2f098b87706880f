// Guidance in Brazilian Portuguese. Read by `guidance`; the same promises as the English texts.
// Step 4 of a failure's walk: the words a tool error leaves with.
import type { GuidanceTexts } from './texts.ts';

export const ptBR: GuidanceTexts = {
  cause: {
    rate_limited: 'O provedor está limitando as chamadas.',
    resource_locked: 'Outra requisição está usando este objeto.',
    network_error: 'A conexão falhou.',
    timeout: 'A resposta não chegou a tempo.',
    service_unavailable: 'O provedor está temporariamente fora do ar.',
    server_error: 'Houve uma falha interna no provedor.',
    expired_credentials: 'As credenciais expiraram.',
    invalid_credentials: 'As credenciais não foram aceitas.',
    permission_denied: 'Estas credenciais não têm permissão para isso.',
    account_restricted: 'A conta está com restrições.',
    payment_declined: 'O pagamento foi recusado.',
    configuration_error: 'Esta integração está mal configurada.',
    quota_exhausted: 'A cota acabou.',
    invalid_input: 'Os dados enviados são inválidos.',
    business_rule_violation: 'Uma regra de negócio não permite isso no estado atual.',
    not_found: 'O objeto não existe ou não está visível aqui.',
    stale_object: 'A chamada não se baseia na versão atual do objeto.',
    idempotency_conflict: 'A chave de idempotência já foi usada em outra requisição.',
    duplicate: 'Isso já existe.',
    malformed_response: 'Não foi possível ler a resposta.',
    unknown: 'A chamada falhou por um motivo desconhecido.',
  },
  retry: {
    waitKnown: 'Aguarde {wait} e repita exatamente a mesma chamada.',
    waitZero: 'Repita agora exatamente a mesma chamada.',
    waitUnknown: 'Aguarde um pouco e repita exatamente a mesma chamada; espere mais a cada nova falha.',
  },
  ifUnseen: {
    waitKnown:
      'Se esta chamada altera algo, consulte antes se já foi feita e só repita se não foi; se apenas lê, aguarde {wait} e repita exatamente a mesma chamada.',
    waitUnknown:
      'Se esta chamada altera algo, consulte antes se já foi feita e só repita se não foi; se apenas lê, aguarde um pouco e repita exatamente a mesma chamada.',
  },
  reconcile: {
    unknown: 'A chamada pode ter sido executada mesmo assim: verifique isso antes de repetir qualquer coisa.',
    partial: 'Só uma parte foi executada: verifique qual antes de repetir qualquer coisa e depois envie apenas o que falta.',
    duplicate: 'Pode ser o resultado de uma tentativa anterior: verifique isso antes de repetir qualquer coisa e use-o se for seu.',
    duplicateOf: '{id} pode ser o resultado de uma tentativa anterior: verifique isso antes de repetir qualquer coisa e use-o se for seu.',
  },
  giveUp: {
    waitKnown:
      'Não repita a chamada: uma pessoa precisa decidir como continuar. O provedor pede uma espera de {wait} antes de qualquer coisa.',
    waitUnknown: 'Não repita a chamada: uma pessoa precisa decidir como continuar.',
  },
  escalate: {
    expired_credentials: 'Não repita a chamada: uma pessoa precisa emitir novas credenciais.',
    invalid_credentials: 'Não repita a chamada: uma pessoa precisa conferi-las ou trocá-las.',
    permission_denied: 'Não repita a chamada: uma pessoa precisa conceder a permissão ou usar outra conta.',
    account_restricted: 'Não repita a chamada: uma pessoa precisa resolver com o provedor (plano, cobrança ou suspensão).',
    payment_declined: 'Não cobre de novo: uma pessoa precisa combinar com o pagador o que fazer.',
    configuration_error: 'Não repita a chamada: uma pessoa precisa corrigir o endereço, a versão ou a configuração.',
    quota_exhausted: 'Não repita a chamada: uma pessoa precisa aumentar a cota ou agendar o trabalho para mais tarde.',
    malformed_response: 'Não repita a chamada: uma pessoa precisa descobrir o que está respondendo no endereço configurado.',
    unknown: 'Não repita a chamada: uma pessoa precisa verificar o que aconteceu.',
  },
  quotaUntil: 'Não repita a chamada: uma pessoa precisa aumentar a cota ou agendar o trabalho para daqui a {wait}.',
  decline: {
    soft: 'Não cobre de novo agora: outro dia ou outra forma de pagamento pode funcionar, e uma pessoa precisa combinar isso com o pagador.',
    hard: 'Não cobre mais nesta forma de pagamento: uma pessoa precisa pedir outra ao pagador.',
  },
  refresh: 'Obtenha um novo token e faça a chamada mais uma vez; se falhar de novo, será preciso que uma pessoa intervenha.',
  done: {
    plain: 'O resultado desejado já está lá: considere esta etapa concluída e siga em frente.',
    of: 'O resultado desejado já está em {id}: considere esta etapa concluída e siga em frente.',
  },
  fix: {
    invalid_input: 'Corrija os dados e faça a chamada de novo.',
    business_rule_violation: 'Leia o objeto e escolha uma operação ou valores que o estado dele permita.',
    not_found: 'Confira o id ou liste os objetos para achar o certo e faça a chamada de novo.',
    stale_object: 'Leia-o de novo, reaplique a sua alteração ao que leu e faça a chamada de novo com essa versão.',
    idempotency_conflict: 'Para uma nova requisição, use uma nova chave; para repetir a antiga, envie exatamente o que foi enviado antes.',
    duplicate: 'Outro objeto já usa este nome ou número: use esse objeto ou escolha outro nome ou número.',
  },
  fixFields: 'Corrija {names} e faça a chamada de novo.',
  fixDuplicateOf: '{id} já usa este nome ou número: use esse objeto ou escolha outro nome ou número.',
  allowedNow: 'Permitido agora: {names}.',
  units: { s: 's', min: 'min', h: 'h', d: 'dias' },
};
