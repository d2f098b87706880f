// unreached: which words of a gateway say that the provider saw nothing of the call, and which leave it open.
import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';

const UNKEYED = { operation: { name: 'pay', write: 'unsafe' } } as const;
const effectOf = (status: number, body: string): string => classify({ http: { status, headers: {}, body } }, UNKEYED).effect;

describe('a gateway that says that it reached nobody', () => {
  it.each([
    'no healthy upstream',
    'upstream connect error or disconnect/reset before headers. reset reason: connection failure',
    'upstream connect error or disconnect/reset before headers. reset reason: remote connection failure, transport failure reason: delayed connect error: 111',
    '{"message": "failure to get a peer from the ring-balancer"}',
    '<html><body><h1>503 Service Unavailable</h1>\nNo server is available to handle this request.\n</body></html>',
    'no available server\n',
    'no endpoints available for service "billing"',
    'error trying to reach service: dial tcp 10.0.0.5:8080: connect: connection refused',
    '<p id="sysmsg">The system returned: <i>(111) Connection refused</i></p>',
  ])('did nothing: %s', (body) => {
    expect(effectOf(503, body)).toBe('not_applied');
  });

  it.each([
    // It was there and ended; the last of several tries; a limit of the gateway's that may count what is under way.
    [503, 'upstream connect error or disconnect/reset before headers. reset reason: connection termination'],
    [503, 'upstream connect error or disconnect/reset before headers. retried and the latest reset reason: remote connection failure'],
    [503, 'upstream connect error or disconnect/reset before headers. reset reason: overflow'],
    // The provider says it of somebody behind itself.
    [503, '{"message": "dial tcp 10.0.0.7:5432: connect: connection refused"}'],
    [500, 'no healthy upstream'],
    [504, 'no healthy upstream'],
    [503, 'there was no available server in the pool when the second step began'],
  ])('leaves it open: %i %s', (status, body) => {
    expect(effectOf(status, body)).toBe('unknown');
  });
});
