// Answers that texts quote: JSON, what Python, Ruby and Node print of it, XML. What a caller sent, and what a fault of the program shows, is none.
import { describe, expect, it } from 'vitest';
import { quotedBody } from '../../../../src/evidence/texts/quoted-body.ts';

const error = { error: { code: 'too_many', message: "it's full" } };

describe('quotedBody', () => {
  it.each([
    ['JSON', `ApiError: ${JSON.stringify(error)}`],
    ['escaped JSON', `ApiError: body="${JSON.stringify(error).replaceAll('"', '\\"')}"`],
    ['a dict of Python', `acme.ApiError: {'error': {'code': 'too_many', 'message': "it's full"}}`],
    ['a hash of Ruby', `{"error"=>{"code"=>"too_many", "message"=>"it's full"}} (Acme::ApiError)`],
    ['a hash of Ruby with symbols', `{:error=>{:code=>"too_many", :message=>"it's full"}} (Acme::ApiError)`],
    ['an object of Node', `ApiError: no\n    at f (app.js:1:2) {\n  body: { error: { code: 'too_many', message: "it's full" } }\n}`],
    ['JSON behind a request', `sent {"customer": "c1"} got {"error": {"code": "too_many", "message": "it's full"}}`],
  ])('reads %s', (_what, text) => {
    expect(quotedBody(text)).toEqual({ http: { body: error } });
  });

  it('reads None, True and nil', () => {
    expect(quotedBody("ApiError: {'error': None, 'message': 'no', 'code': 7, 'retry': True}")).toEqual({
      http: { body: { error: null, message: 'no', code: 7, retry: true } },
    });
  });

  it('brings the status that the text states', () => {
    expect(quotedBody(`HTTP status 409: {'message': 'no', 'code': 'x'}`)).toEqual({
      http: { status: 409, headers: {}, body: { message: 'no', code: 'x' } },
    });
  });

  it('leaves XML a text from its root on', () => {
    expect(quotedBody('Fault: could not read <Fault><Error code="7"/></Fault>')).toEqual({
      http: { body: '<Fault><Error code="7"/></Fault>' },
    });
  });

  it.each([
    ['what was sent', 'POST {"customer": "c1", "status": "failed", "memo": "card declined"} failed'],
    ['an empty error', 'ok {"error": null, "items": []}'],
    ['a literal that does not end', 'ApiError: {"error": {"code": "too_many"'],
    ['code', 'function f() { return error }'],
    ['markup without an error', 'wrote <invoice><total>1</total></invoice>'],
    ['no literal', 'ApiError: too many'],
    ['a fault of the program', `KeyError: '{"error": {"code": "too_many"}}'`],
  ])('finds none in %s', (_what, text) => {
    expect(quotedBody(text)).toBeUndefined();
  });

  it('takes no longer for many braces', () => {
    expect(quotedBody('{'.repeat(100_000))).toBeUndefined();
    expect(quotedBody(`{"a": ${'['.repeat(50_000)}`)).toBeUndefined();
  });
});
