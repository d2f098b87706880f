// A test that fails leaves no sandbox behind either.
import { afterAll, expect, inject } from 'vitest';
import { test } from '../../../../mock-service/bindings/vitest.ts';

let left = '';

test.fails('throws', ({ overdue }) => {
  left = overdue.id;
  throw new Error('on purpose');
});

afterAll(async () => {
  const { controlUrl, controlToken } = inject('overdue');
  const headers = controlToken === null ? {} : { authorization: `Bearer ${controlToken}` };
  expect((await fetch(`${controlUrl}/sandboxes/${left}`, { headers })).status).toBe(404);
});
