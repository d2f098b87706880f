// What providers without a table say, in both languages: sentences that were written for this page, of kinds that leaving one provider out showed to be missed.
import { describe, expect, it } from 'vitest';
import { collect } from '../../../../src/evidence/collect.ts';

const saysOf = (status: number, body: unknown): string | undefined =>
  collect({ http: { status, headers: {}, body: JSON.stringify(body) } }).says;

describe('a provider that nobody has looked at', () => {
  it.each<[says: string, status: number, message: string]>([
    ['quota', 400, 'This key has exceeded its limit of 2500 calls per day'],
    ['quota', 400, 'O limite de 500 consultas por dia foi atingido'],
    ['wrong_world', 401, 'This key is not valid for this environment'],
    ['wrong_world', 400, 'A chave não pertence a este ambiente'],
    ['token_expired', 401, 'Session expired or invalid'],
    ['bad_credential', 401, 'A secret key is required'],
    ['suspended', 400, 'Payouts have been suspended on this account'],
    ['suspended', 400, 'A empresa ainda não está habilitada'],
    ['unpaid', 403, 'The reports module is not included in your plan'],
    ['unpaid', 403, 'O módulo fiscal não está contratado'],
    ['unpaid', 402, 'Seu acesso foi cortado por falta de pagamento'],
    ['rule', 422, 'The contract has ended and cannot be changed'],
    ['rule', 422, 'O prazo de cancelamento está encerrado'],
    ['rule', 422, 'Valor acima do limite permitido'],
    ['rule', 200, 'Uso denegado'],
    ['rule', 400, 'The quotation has expired'],
    ['absent', 400, 'No charge was found for this reference'],
    ['absent', 400, 'Unable to retrieve the record'],
    ['absent', 400, 'Não conseguimos localizar o cliente'],
    ['bad_setup', 400, 'Missing version header'],
    ['bad_setup', 404, 'Workspace domain not found'],
    ['locked', 409, 'The ledger is currently being updated by another user'],
    ['locked', 409, 'Simultaneous requests for this contract'],
    ['unavailable', 500, 'Your store is temporarily unavailable'],
    ['unavailable', 500, 'Server too busy'],
    ['bad_input', 400, 'O arquivo está em desacordo com o leiaute'],
    ['declined', 402, 'Payment rejected'],
    ['declined', 412, 'The account does not have enough funds'],
    ['stale', 417, 'The document was updated by another user'],
    ['stale', 500, 'Row was deleted by another transaction'],
    ['stale', 409, 'The sheet was modified after you opened it'],
    ['rule', 500, 'O cliente tem boletos vencidos'],
    ['rule', 400, 'The date is not within an open period'],
    ['rule', 400, 'O lançamento não está em um estado que permita a baixa'],
    ['rule', 422, 'The reservation has expired'],
    ['unpaid', 429, 'Not enough credits'],
    ['unpaid', 429, 'Contrate um novo pacote de notas'],
    ['quota', 429, 'The call was refused for exceeding the agreed number per day'],
    ['quota', 429, 'Limite operacional mensal excedido'],
    ['quota', 400, 'Daily request count exceeded'],
    ['wrong_world', 401, 'Token de homologação usado em produção'],
    ['wrong_world', 403, 'Signature expired: it is now later'],
    ['credential_expired', 401, 'The consent has expired and has to be renewed'],
    ['no_permission', 401, 'The application isn’t authorized to access refunds'],
    ['in_progress', 200, 'O arquivo encontra-se em processamento'],
    ['duplicate', 400, 'The value has to be unique'],
    ['duplicate', 403, 'This report already exists'],
    ['bad_input', 400, 'The date could not be converted'],
    ['timed_out', 502, 'The upstream request timed out'],
    ['stale', 409, 'The version given is not the latest one'],
    ['stale', 400, 'The parameter did not match the current version'],
    ['stale', 500, 'Another session has modified the row'],
    ['rule', 500, 'The payer limit has been breached'],
    ['rule', 500, 'Restrição de integridade violada: registro filho localizado'],
    ['bad_input', 500, 'Column due_date cannot be null'],
    ['bad_input', 500, 'Não é possível inserir NULL no campo'],
    ['bad_input', 500, 'Data too long for column memo'],
    ['unpaid', 403, 'The account is delinquent: there is an overdue balance'],
    ['unpaid', 400, 'Conta sem créditos para a consulta'],
    ['quota', 400, 'The service limits were exceeded'],
    ['throttled', 200, 'Query cost limit exceeded'],
    ['suspended', 400, 'A conta não está ativa'],
    ['duplicate', 422, 'O documento já pertence a outro cadastro'],
    ['bad_credential', 403, 'The signature that we made does not match'],
    ['consent_gone', 400, 'O certificado da loja expirou ontem'],
    ['consent_gone', 400, 'The refresh token has expired'],
    ['bad_credential', 401, 'El token no es válido o ha expirado'],
    ['quota', 429, 'You have crossed your maximum daily API calls'],
    ['stale', 409, 'Os valores foram atualizados em outra aba'],
    ['key_in_use', 409, 'A request with the same request_id is already processing'],
    ['bad_input', 500, 'The text was not recognized as a valid number'],
    ['bad_credential', 400, 'The security token in the header is invalid'],
    ['unpaid', 403, 'O período de avaliação terminou'],
    ['duplicate', 400, 'Number and series must make a unique set'],
    ['already_done', 422, 'The checkout was completed already'],
    ['bad_credential', 401, 'Usuario o contraseña incorrectos'],
    ['token_expired', 401, 'La sesión ha caducado'],
    ['consent_gone', 403, 'El certificado ha sido revocado'],
    ['unpaid', 403, 'Adquiera un nuevo paquete'],
    ['suspended', 400, 'La empresa está suspendida'],
    ['no_permission', 403, 'No tiene permiso para emitir'],
    ['duplicate', 422, 'El folio ya ha sido utilizado'],
    ['absent', 400, 'Cliente no encontrado'],
    ['rule', 422, 'No se puede anular una factura pagada'],
    ['already_done', 422, 'La factura ya fue anulada'],
    ['declined', 402, 'La tarjeta fue rechazada'],
    ['stale', 409, 'El registro fue modificado por otro usuario'],
    ['bad_input', 400, 'El importe no es válido'],
  ])('says %s under %i: %s', (says, status, message) => {
    expect(saysOf(status, { error: message })).toBe(says);
  });

  it.each<[says: string | undefined, body: unknown]>([
    ['declined', { answer: { state: 'DECLINED' }, error: null }],
    ['declined', { errorInformation: { reason: 'CARD_DECLINED' } }],
    ['bad_input', { vendorError: 'INVALID_FORMAT' }],
    ['absent', { status: 0, info: 'Document not found' }],
    ['duplicate', { status_code: '409', status_message: 'Order was already created' }],
    ['declined', { Payment: { ReturnMessage: 'Transação não permitida para o cartão' } }],
    ['declined', { orderStatus: 'DECLINED', memo: 'a card' }],
    ['rule', { ResultCode: 1, ResultDesc: 'The period is closed' }],
    [undefined, { ResultCode: 0, ResultDesc: 'The period is closed' }],
    ['bad_credential', { Status: '-1', Message: 'Chave de acesso inválida' }],
    [undefined, { default: { reason: 'CARD_DECLINED' } }],
    [undefined, { status: 0, info: 'Document not found', items: [] }],
  ])('says %s in a success: %j', (says, body) => {
    expect(saysOf(200, body)).toBe(says);
  });

  it.each<[says: string | undefined, xml: string]>([
    ['bad_credential', '<answer><mensagem><codigo>8 - Senha inválida</codigo></mensagem></answer>'],
    ['timed_out', '<OUT><MSG_RETORNO>EXCEDIDO O TEMPO LIMITE DE EXECUCAO</MSG_RETORNO></OUT>'],
    ['duplicate', '<a><DescripcionErrorRegistro>Factura duplicada</DescripcionErrorRegistro></a>'],
    ['duplicate', '<a><b><Status>FAILED</Status><Text>Number already used</Text></b></a>'],
    ['unpaid', '<pack state="error" note="License limit exceeded"/>'],
    ['no_permission', 'status=ERROR\nerrorcode=923\nerrormessage=Type not available for this account'],
    [undefined, '<a><note>Number already used</note></a>'],
  ])('says %s in the XML of a success: %s', (says, xml) => {
    expect(collect({ http: { status: 200, headers: { 'content-type': 'text/xml' }, body: xml } }).says).toBe(says);
  });

  it('did a part of what lies in a list beside one of failures', () => {
    const body = { done: 1, Successful: [{ Id: 'a' }], Failed: [{ Id: 'b', Code: 'InternalError' }] };
    expect(collect({ http: { status: 200, headers: {}, body: JSON.stringify(body) } })).toMatchObject({ partial: true, says: 'broken' });
  });

  it('asks for no wait by a member that every object has', () => {
    expect(collect({ http: { status: 429, headers: {}, body: '{"constructor": 401}' } })).not.toHaveProperty('retry_after_ms');
  });

  it('names its codes field by field', () => {
    expect(saysOf(422, { errors: { reference: ['value_already_exists'] } })).toBe('duplicate');
  });

  it.each<[status: number, message: string]>([
    [400, 'A fee per day needs a currency'],
    [400, 'The session title is too long'],
    [404, 'The account was not found'],
    [422, 'The window of the booking is required'],
  ])('is no quota, no login and no account under %i: %s', (status, message) => {
    expect(['quota', 'token_expired', 'suspended', 'rule']).not.toContain(saysOf(status, { error: message }));
  });
});
