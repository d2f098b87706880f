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
  ])('says %s under %i: %s', (says, status, message) => {
    expect(saysOf(status, { error: message })).toBe(says);
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
