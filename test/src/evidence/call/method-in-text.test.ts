// The method of the call that failed and its key: a write is believed wherever it shows, a read and a key only where the text proves them.
import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';
import { keyInText } from '../../../../src/evidence/call/key-in-text.ts';
import { methodInText } from '../../../../src/evidence/call/method-in-text.ts';

const trace = (line: string) =>
  `Traceback (most recent call last):\n  File "/app/a.py", line 3, in f\n    ${line}\nhttpx.ReadTimeout: timed out`;

describe('methodInText', () => {
  it.each([
    ['POST', trace('return await client.post("/v1/payments", json=payload)')],
    ['POST', 'Post "https://api.example.com/p": EOF'],
    ['POST', 'I/O error on POST request for "https://api.example.com/p": Read timed out'],
    ['POST', '[503 Service Unavailable] during [POST] to [https://api.example.com/p]'],
    ['POST', 'Server error: `POST https://api.example.com/p` resulted in a `503 Service Unavailable` response'],
    ['POST', "AxiosError: socket hang up {\n  config: {\n    url: '/p',\n    method: 'post'\n  }\n}"],
    ['POST', "$client->request('POST', '/p')\ncURL error 28: Operation timed out"],
    ['POST', 'Net::HTTP::Post.new(uri)\nNet::ReadTimeout (Net::ReadTimeout)'],
    ['POST', 'reqwest::Client::post(url)\noperation timed out'],
    ['POST', 'curl --data @x https://api.example.com\ncurl: (52) Empty reply from server'],
    ['DELETE', 'GET /a 200\nDELETE /a failed'],
    ['GET', trace('r = requests.get(url, timeout=3)')],
    ['GET', trace('return await self.session.get("/v1/invoices")')],
    ['GET', 'Get "https://api.example.com/p": EOF'],
    ['GET', 'Error: GET https://api.example.com/p failed: socket hang up'],
  ])('is %s of %s', (method, text) => {
    expect(methodInText(text)?.method).toBe(method);
  });

  it.each([
    ['a dictionary', trace('client.payments.create(amount=settings.get("amount"))')],
    ['a dictionary in an object', 'stripe.charges.create({amount: cart.get("total")})\nError: socket hang up'],
    ['a session that holds values', trace('amount = session.get("amount")')],
    ['settings that begin the line', trace('amount = settings.get("amount")')],
    ['another call that went well', 'GET /health 200 OK\nError: charge failed: socket hang up'],
    ['a frame before the trace', `    r = requests.get(url)\n${trace('client.payments.create(amount=1)')}`],
  ])('takes none for a read: %s', (_what, text) => {
    expect(methodInText(text)).toBeUndefined();
    expect(classify(text, { operation: { name: 'create_payment' } })).toMatchObject({ retryable: false, effect: 'unknown' });
  });
});

describe('keyInText', () => {
  it.each([
    'Idempotency-Key: 7f3e9a52-0c1b-4a6e-8f3c-9d1c2b3a4e5f',
    '> Idempotency-Key: order-1\r\n> ',
    'idempotency_key="order-abc"',
    '"Idempotency-Key": "ord_8812"',
    "{'Idempotency-Key': 'abc-123'}",
    '{\\"idempotency_key\\":\\"abc-123\\"}',
    '-H "Idempotency-Key: ord-17"',
    'Idempotency-Key: ********',
    'Idempotency-Key: [REDACTED]',
    ':idempotency_key => "k-1"',
  ])('sees one: %s', (line) => {
    expect(keyInText(`POST /v1/payments\n${line}\nError: socket hang up`)).toBe(true);
  });

  it.each([
    '(no Idempotency-Key was sent)',
    'Missing Idempotency-Key header',
    'idempotency_key=None',
    'idempotency_key: null',
    'idempotencyKey: undefined',
    'idempotencyKey=false',
    '# TODO add idempotency key',
    'idempotency-key: see docs',
    'Idempotency-Key: required',
    'Idempotency-Key: <none>',
    '"Idempotency-Key": ""',
    'idempotency_key=key)',
    'idempotency_key: 0',
    'no idempotency_key="x1"',
  ])('sees none: %s', (line) => {
    expect(keyInText(`POST /v1/payments\n${line}\nError: socket hang up`)).toBe(false);
  });
});
