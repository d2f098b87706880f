// tunnel: what clients say of a proxy that refused CONNECT, and what only sounds like it.
import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';

const UNKEYED = { operation: { name: 'pay', write: 'unsafe' } } as const;
const verdictOf = (failure: unknown): readonly [string, string] => {
  const { error_type, effect } = classify(failure, UNKEYED);
  return [error_type, effect];
};

describe('a proxy that refused the tunnel', () => {
  it.each([
    'tunneling socket could not be established, statusCode=503',
    'curl: (56) CONNECT tunnel failed, response 503',
    'curl: (56) Received HTTP code 503 from proxy after CONNECT',
    'OSError: Tunnel connection failed: 503 Service Unavailable',
    'java.io.IOException: Unable to tunnel through proxy. Proxy returns "HTTP/1.1 503 Service Unavailable"',
    'java.io.IOException: Unexpected response code for CONNECT: 503',
    "System.Net.Http.HttpRequestException: The proxy tunnel request to proxy 'http://proxy.example.com:3128/' failed with status code '503'.",
    'Proxy response (503) !== 200 when HTTP Tunneling',
  ])('with 503: nothing was sent: %s', (text) => {
    expect(verdictOf(text)).toEqual(['service_unavailable', 'not_applied']);
  });

  it('with 407: the client has no credentials for it', () => {
    expect(verdictOf('tunneling socket could not be established, statusCode=407')).toEqual(['configuration_error', 'not_applied']);
  });

  it('behind the reset that its client made of it', () => {
    const cause = Object.assign(new Error('tunneling socket could not be established, statusCode=503'), { code: 'ECONNRESET' });
    expect(verdictOf(cause)).toEqual(['service_unavailable', 'not_applied']);
    expect(verdictOf(new Error('request failed', { cause }))).toEqual(['service_unavailable', 'not_applied']);
  });

  it.each([
    'attempt 1: tunneling socket could not be established, statusCode=503\nattempt 2: POST /v1/payments: read ECONNRESET',
    'Tunnel connection failed: 503 Service Unavailable; next: Read timed out.',
  ])('does not settle what came after it: %s', (text) => {
    expect(verdictOf(text)[1]).toBe('unknown');
  });
});
