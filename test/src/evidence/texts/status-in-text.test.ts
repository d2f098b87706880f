// The status that a text states: the first of one failure, the last attempt's of several, never one that it quotes.
import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';
import { statusInText } from '../../../../src/evidence/texts/status-in-text.ts';

describe('statusInText', () => {
  it.each([
    [400, '400 Bad Request: memo contains "HTTP 503"'],
    [400, 'status 400: the field "note" with value "status 429" is invalid'],
    [401, '401 Unauthorized (previous attempt: 503 Service Unavailable)'],
    [429, 'attempt 1: HTTP 502 Bad Gateway\nattempt 2: HTTP 429 Too Many Requests'],
    [503, '2026-01-01T00:00:00Z WARN HTTP 500\n2026-01-01T00:00:01Z ERROR HTTP 503'],
    [503, 'HTTP/1.1 301 Moved\nHTTP/1.1 503 Service Unavailable'],
    [503, 'reqwest::Error { kind: Status(503), url: "https://api.example.com/401" }'],
    [429, 'Attempt 1 failed with TimeoutException. Attempt 2: 429'],
    [undefined, 'attempt 2: 429 ms'],
    [503, "Server error '503 Service Unavailable' for url 'https://api.example.com/429'"],
  ])('is %s of %s', (status, text) => {
    expect(statusInText(text)).toBe(status);
  });
});

describe('a status beside words that speak of a limit', () => {
  it.each([
    ['invalid_input', 'Request failed with status code 422 {"errors":[{"field":"memo","value":"HTTP 429 Too Many Requests"}]}'],
    ['invalid_credentials', 'HTTP 401 Unauthorized: rate limit exceeded'],
    ['account_restricted', 'HTTP 402 Payment Required: too many requests'],
  ])('is %s: %s', (error_type, text) => {
    expect(classify(text)).toMatchObject({ error_type, retryable: false });
  });

  it.each([
    'HTTP 429 Too Many Requests: try again in 24 hours',
    'rate limit exceeded, try again in 24 hours',
    'HTTP 429\nRetry-After: 100000',
    'Too many requests\nRetry-After: 100000',
    'Limite de requisições excedido. Tente novamente em 24 horas.',
  ])('is a quota with a long wait: %s', (text) => {
    expect(classify(text)).toMatchObject({ error_type: 'quota_exhausted', retryable: false });
  });

  it('is none with a short one', () => {
    expect(classify('HTTP 429 Too Many Requests: try again in 10 minutes')).toMatchObject({ error_type: 'rate_limited', retryable: true });
  });
});
