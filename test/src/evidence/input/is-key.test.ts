// What counts as an idempotency key, wherever it stands: a HAR's header, a line's operation, the configuration of axios.
import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';
import { isKey } from '../../../../src/evidence/input/is-key.ts';
import { readFailure } from '../../../../src/evidence/input/read-failure.ts';
import { readLine } from '../../../../src/evidence/input/read-line.ts';

const NONE = ['', '  ', null, 0, [], {}, 'null', 'None', 'undefined', 'false', false, '0'];
const response = { status: 503, headers: {}, body: '' };

describe('isKey', () => {
  it.each(NONE)('is none: %j', (value) => {
    expect(isKey(value)).toBe(false);
  });

  it.each(['order-1', '00', 12345, true])('is one: %j', (value) => {
    expect(isKey(value)).toBe(true);
  });
});

describe('a write with that where its key goes', () => {
  const retried = (value: unknown) => ({
    line: classify({ http: response }, { operation: operationIn(value) }).retryable,
    har: classify(readFailure(har(value)).failure).retryable,
    axios: classify({ message: 'x', config: { method: 'post', headers: { 'Idempotency-Key': value } }, response }).retryable,
  });
  const har = (value: unknown) => JSON.stringify({ request: { method: 'POST', headers: [{ name: 'Idempotency-Key', value }] }, response });

  it.each(NONE)('is not sent again: %j', (value) => {
    expect(retried(value)).toEqual({ line: false, har: false, axios: false });
  });

  it('is sent again with a key', () => {
    expect(retried('order-1')).toEqual({ line: true, har: true, axios: true });
  });
});

function operationIn(idempotency_key: unknown) {
  const read = readLine(JSON.stringify({ http: response, operation: { name: 'x', write: 'keyed', idempotency_key } }));
  if ('wrong' in read || read.operation === undefined) throw new Error('the line was refused');
  return read.operation as { write: 'keyed' };
}
