// overdue/vitest and overdue/vitest-setup in a project of their own: parallel workers, threads and processes, a service of somebody else's.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startService } from '../../../mock-service/index.ts';

const PROJECT = join(import.meta.dirname, 'vitest-project');
const VITEST = join(import.meta.dirname, '../../../node_modules/vitest/vitest.mjs');

interface Ran {
  readonly code: number;
  readonly text: string;
}

function vitest(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const env = { ...process.env, NO_COLOR: '1', OVERDUE_URL: '', ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [VITEST, 'run', '--root', PROJECT, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr });
    });
  });
}

describe('a project', () => {
  test.each(['threads', 'forks'])('passes in parallel %s on one service', async (pool) => {
    const { code, text } = await vitest(['--pool', pool]);
    expect(text).toMatch(/Test Files {2}2 passed \(2\)/);
    expect(code).toBe(0);
  });

  test('uses a service of somebody else’s, with its token, and leaves it running and empty', async () => {
    const service = await startService({ controlToken: 'secret' });
    const headers = { authorization: 'Bearer secret' };
    try {
      const { code } = await vitest(['failing'], { OVERDUE_URL: `${service.url}/`, OVERDUE_CONTROL_TOKEN: 'secret' });
      expect(code).toBe(0);
      const { data } = (await (await fetch(`${service.controlUrl}/sandboxes`, { headers })).json()) as { data: { id: string }[] };
      expect(data.map(({ id }) => id)).toEqual(['default']);
    } finally {
      await service.close();
    }
  });

  test('is told when there is no service at OVERDUE_URL', async () => {
    const { code, text } = await vitest(['failing'], { OVERDUE_URL: 'http://127.0.0.1:9' });
    expect(text).toContain('OVERDUE_URL: nothing answers at http://127.0.0.1:9/__overdue/health');
    expect(code).toBe(1);
  });

  test('is told to leave out /v1', async () => {
    const service = await startService();
    try {
      const { code, text } = await vitest(['failing'], { OVERDUE_URL: service.baseUrl });
      expect(text).toContain('/v1/__overdue/health answers 404; expected where a service is, such as http://127.0.0.1:4010, without /v1.');
      expect(code).toBe(1);
    } finally {
      await service.close();
    }
  });

  test('is told before any test runs when the token is wrong', async () => {
    const service = await startService({ controlToken: 'secret' });
    try {
      const { code, text } = await vitest(['failing'], { OVERDUE_URL: service.url, OVERDUE_CONTROL_TOKEN: 'wrong' });
      expect(text).toContain('401 control_token_required');
      expect(code).toBe(1);
    } finally {
      await service.close();
    }
  });

  test('is told what to add when the set-up is missing', async () => {
    const { code, text } = await vitest(['isolation'], { NO_SETUP: '1' });
    expect(text).toContain("Add globalSetup: ['overdue/vitest-setup'] to test in the Vitest configuration.");
    expect(code).toBe(1);
  });
});
