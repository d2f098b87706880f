// codeFor: what a bare status is called.
import { expect, test } from 'vitest';
import { codeFor } from '../../../../mock-service/faults/plan/status-codes.ts';

test.each([
  [409, 'state_conflict'],
  [418, 'client_error'],
  [499, 'client_error'],
  [520, 'server_error'],
])('%i is called %s', (status, code) => expect(codeFor(status)).toBe(code));
