// What Node prints of a client around its error says nothing of what failed: codes to try again on, options by name, times.
import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';
import { withoutClientState } from '../../../../src/evidence/texts/client-state.ts';

const GOT_OPTIONS = `  timings: {
    connect: 1796120755571,
    phases: {
      dns: 0,
      tcp: 6
    }
  },
  options: {
    dnsLookup: undefined,
    method: 'POST',
    retry: {
      statusCodes: [
        408, 413, 429, 500
      ],
      errorCodes: [
        'ETIMEDOUT',
        'ECONNRESET',
        'ENOTFOUND',
        'EAI_AGAIN'
      ]
    },
    dnsLookupIpVersion: undefined
  }`;

const GOT = (said: string, members: string): string => `RequestError: ${said}
    at ClientRequest.<anonymous> (file:///app/node_modules/got/dist/source/core/index.js:868:61) {
${members},
${GOT_OPTIONS}
}`;

const AXIOS = (said: string, members: string): string => `<ref *1> AxiosError: ${said}
    at settle (file:///app/node_modules/axios/lib/core/settle.js:19:12) {
  isAxiosError: true,
  code: 'ERR_ANY',
  config: [Object: null prototype] {
    transitional: {
      clarifyTimeoutError: false
    },
    env: { FormData: [Function] },
    headers: Object [AxiosHeaders] {
      accept: '*/*'
    },
    timeout: 200,
    method: 'post'
  },
  request: <ref *2> ClientRequest {
    _events: [Object: null prototype] {
      abort: [Function (anonymous)]
    },
    [Symbol(errored)]: null
  },
${members}
}`;

const ANSWERED = (status: number, data: string): string => `  status: ${status},
  response: {
    status: ${status},
    headers: Object [AxiosHeaders] {
      date: 'Tue, 01 Dec 2026 10:00:00 GMT'
    },
    config: [Object: null prototype] {
      timeout: 200
    },
    data: ${data}
  }`;

describe('what a client prints around its error', () => {
  it.each([
    [
      "got's deadline over a whole call",
      GOT("Timeout awaiting 'request' for 200ms", "  name: 'TimeoutError',\n  code: 'ETIMEDOUT'"),
      'timeout',
    ],
    ["got's lost connection", GOT('socket hang up', "  code: 'ECONNRESET'"), 'network_error'],
    [
      "got's answer that is not JSON",
      GOT('Unexpected token in "http://a.example/" in JSON', "  code: 'ERR_BODY_PARSE_FAILURE'"),
      'malformed_response',
    ],
    ["axios's deadline", AXIOS('timeout of 200ms exceeded', "  code: 'ECONNABORTED'"), 'timeout'],
  ] as const)('never says that nothing was sent: %s', (_, text, error_type) => {
    const { retryable, effect, ...error } = classify(text, { operation: { write: 'unsafe' } });
    expect({ error_type: error.error_type, retryable, effect }).toEqual({ error_type, retryable: false, effect: 'unknown' });
  });

  it.each([
    [401, "{ error: 'invalid_token', error_description: 'The access token expired' }", 'expired_credentials'],
    [409, "{ code: 'duplicate_number', message: 'Invoice number already exists' }", 'duplicate'],
  ])('hides no answer: a %s', (status, data, error_type) => {
    const text = AXIOS(`Request failed with status code ${status}`, `  code: 'ERR_BAD_REQUEST',\n${ANSWERED(status, data)}`);
    expect(classify(text).error_type).toBe(error_type);
  });

  it('never says that nothing was sent where its middle is left out of a long print', () => {
    const option = "    anOption: '0123456789012345678901234567890123456789',\n";
    const print = GOT("Timeout awaiting 'request' for 200ms", "  name: 'TimeoutError',\n  code: 'ETIMEDOUT'");
    for (let bytes = 0; bytes < option.length; bytes += 1) {
      const text = print
        .replace('    dnsLookup: undefined,\n', option.repeat(150))
        .replace('    dnsLookupIpVersion: undefined\n', `    ${'y'.repeat(bytes)}: 1,\n${option.repeat(200)}`);
      expect(classify(text, { operation: { write: 'unsafe' } })).toMatchObject({ effect: 'unknown', retryable: false });
    }
  });

  it('says of what method the call was', () => {
    expect(classify(AXIOS('timeout of 200ms exceeded', "  code: 'ECONNABORTED'").replace("'post'", "'get'"))).toMatchObject({
      error_type: 'timeout',
      retryable: true,
    });
  });

  it('is left out with all that is in it, and nothing else', () => {
    expect(withoutClientState(`Error: no {\n  code: 'E',\n${GOT_OPTIONS},\n  hostname: 'a'\n}`)).toBe(
      "Error: no {\n  code: 'E',\n  hostname: 'a'\n}",
    );
    expect(withoutClientState('Error: no {\n  options: {\n    a: 1\nnext line')).toBe('Error: no {\nnext line');
    expect(withoutClientState('{\n  "options": {\n    "a": 1\n  }\n}')).toBe('{\n  "options": {\n    "a": 1\n  }\n}');
  });
});
