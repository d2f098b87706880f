// The client as a call port: by its shape alone, with the key, the deadline and the signal that the harness gives.
import { describe, expect, test } from 'vitest';
import { clientPort } from '../../../src/orchestrator/client-port.ts';

const request = { operation: 'create_customer', input: { name: 'Ana' }, deadlineMs: 500, signal: new AbortController().signal };
const answering = (told: unknown[]) => ({
  call: async (...call: readonly unknown[]) => {
    told.push(call);
    return { ok: true, value: {} } as const;
  },
});

describe('a port over a client', () => {
  test('hands on operation, input, deadline and signal, and a key only where there is one', async () => {
    const told: unknown[] = [];
    const port = clientPort(answering(told));
    await port.call({ ...request, key: 'k' });
    await port.call(request);
    const { signal } = request;
    expect(told).toEqual([
      ['create_customer', { name: 'Ana' }, { deadlineMs: 500, signal, key: 'k' }],
      ['create_customer', { name: 'Ana' }, { deadlineMs: 500, signal }],
    ]);
  });

  test('calls a client that is an object of a class as one', async () => {
    class Sdk {
      readonly value = 7;
      async call() {
        return { ok: true, value: this.value } as const;
      }
    }
    expect(await clientPort(new Sdk()).call(request)).toEqual({ ok: true, value: 7 });
  });

  test('renews only where somebody says that it can', () => {
    const client = { ...answering([]), refresh: async () => ({ ok: true }) as const };
    expect(clientPort(client).refresh).toBeUndefined();
    expect(clientPort(client, { renews: true }).refresh).toBeTypeOf('function');
    expect(() => clientPort(answering([]), { renews: true })).toThrow(TypeError);
  });
});
