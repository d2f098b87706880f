// What an error's message says in a provider's words, behind a class or in a line alone; what is data, or said of this program, says nothing.
import { describe, expect, it } from 'vitest';
import { collect } from '../../../../src/evidence/collect.ts';
import { messageMeaning } from '../../../../src/evidence/wording/message-meaning.ts';

const said = (name: string, message: string, status?: number) => messageMeaning({ name, message }, status);

describe('messageMeaning', () => {
  it.each([
    ['absent', 'ApiError', 'Customer does not exist'],
    ['duplicate', 'ApiError', 'Já existe uma nota com esse número'],
    ['suspended', 'ApiError', 'Sua conta está suspensa'],
    ['locked', 'InvalidRequestError', 'This object cannot be accessed right now because another request is currently accessing it'],
    ['absent', 'NotFoundError', ''],
    ['no_permission', 'ForbiddenException', ''],
  ])('is %s of %s: %s', (means, name, message) => {
    expect(said(name, message)).toBe(means);
  });

  it('reads what follows the status, not what the caller says before it', () => {
    expect(said('', 'payment failed: 409 Conflict: number is already in use', 409)).toBe('duplicate');
    expect(said('', 'payment failed: 400 Bad Request at app.pl line 14.', 400)).not.toBe('declined');
  });

  it.each([
    ['a fault of the program', 'KeyError', 'invoice not found'],
    ['what languages say', 'ValueError', 'value must be positive'],
    ['an address', 'ApiError', 'GET https://example.com/not-found/already-exists'],
    ['a path behind a method', 'ApiError', 'GET /v1/invoices/already-exists'],
    ['a class of a client', 'HTTPStatusError', ''],
    ['a line that would be repeated', '', 'too many requests'],
    ['many lines', '', 'invoice not found\nbut all is well'],
  ])('is nothing of %s', (_what, name, message) => {
    expect(said(name, message)).toBeUndefined();
  });

  it.each([
    ['already_done', 'acme.InvalidRequestError: The charge has already been refunded'],
    ['wrong_world', 'acme.InvalidRequestError: No such invoice; a similar object exists in live mode'],
    ['locked', 'acme.RateLimitError: The object is locked by another request'],
    ['credential_expired', 'acme.AuthenticationError: The API key expired'],
    ['throttled', 'acme.RateLimitError: The invoice is not editable'],
    ['bad_input', 'acme.InvalidRequestError: validation failed: no address was found'],
    ['declined', 'acme.CardError: The API key expired'],
  ] as const)('makes %s of a class that lumps causes together: %s', (says, text) => {
    expect(collect(text).says).toBe(says);
  });

  it('gives way to whatever is firmer', () => {
    expect(collect('acme.ApiError: Customer does not exist').says).toBe('absent');
    expect(collect('acme.ApiError: Customer does not exist: connection reset by peer').says).toBeUndefined();
  });
});
