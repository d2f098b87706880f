// What is final is final under a status that passes: a server that calls its caller's mistake its own failure is not asked again.
import { describe, expect, it } from 'vitest';
import { classify } from '../../../src/classifier/classify.ts';

const judged = (status: number, message: string) =>
  classify({ http: { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ message }) } });

describe('an answer whose status passes and whose words do not', () => {
  it.each([
    [500, 'Mandatory: Account', 'invalid_input'],
    [500, 'Customer is mandatory', 'invalid_input'],
    [500, "Incorrect date value: '2026-13-01' for column 'due_date'", 'invalid_input'],
    [500, "Unable to parse date '31/02/2026'", 'invalid_input'],
    [500, 'Conversion failed when converting the varchar value to data type int.', 'invalid_input'],
    [500, 'Valor inválido para o campo vencimento', 'invalid_input'],
    [500, 'License expired. Please contact sales', 'account_restricted'],
    [500, 'Endpoint deprecated, use v2', 'configuration_error'],
    [503, 'This API version has been retired', 'service_unavailable'],
    [503, 'This endpoint has been permanently disabled', 'service_unavailable'],
    [503, 'Your subscription is inactive', 'account_restricted'],
    [502, 'Your card was declined', 'payment_declined'],
    [503, 'Insufficient funds', 'payment_declined'],
    [504, 'duplicate key value violates unique constraint "invoices_number_key"', 'duplicate'],
    [429, 'Duplicate request detected', 'duplicate'],
    [429, 'Your IP has been banned for abuse', 'account_restricted'],
    [429, 'Trial accounts may only send 10 invoices', 'account_restricted'],
    [429, 'You have reached the limit of 50 webhooks. Delete some to create new ones.', 'quota_exhausted'],
    [408, 'Checkout session timed out, create a new one', 'business_rule_violation'],
  ])('%i %s: never again, %s', (status, message, type) => {
    expect(judged(status, message)).toMatchObject({ error_type: type, retryable: false });
  });

  it.each([
    [500, 'Unable to parse the answer of the bank'],
    [500, 'An internal error occurred'],
    [503, 'The service is in mandatory maintenance'],
    [503, "Access denied for user 'app'@'10.0.0.1' (using password: YES)"],
    [502, 'upstream connect error'],
    [504, 'The request timed out'],
    [429, 'Too many requests from this IP'],
    [408, 'The request timed out'],
    [508, 'Deadlock found when trying to get lock; try restarting transaction'],
  ])('is not made of words that only sound alike: %i %s', (status, message) => {
    expect(judged(status, message).retryable).toBe(true);
  });
});
