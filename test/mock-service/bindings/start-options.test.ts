// Starting: every option is checked before anything listens, and what is wrong is said in one sentence.
import { describe, expect, test } from 'vitest';
import { StartError, startService } from '../../../mock-service/index.ts';

describe('a service does not start', () => {
  test.each<[unknown, string]>([
    [{ port: -1 }, 'port: expected a whole number from 0 to 65535, got a smaller number.'],
    [{ port: 70_000 }, 'port: expected a whole number from 0 to 65535, got a larger number.'],
    [{ port: 1.5 }, 'port: expected a whole number from 0 to 65535, got a number that is not whole.'],
    [{ port: Number.NaN }, 'port: expected a whole number from 0 to 65535, got a number out of range.'],
    [{ port: '4010' }, 'port: expected a whole number from 0 to 65535, got string.'],
    [null, 'The options: expected an object, got null.'],
    [{ maxConnections: 0 }, 'maxConnections: expected a whole number from 1 to 1000000, got a smaller number.'],
    [{ maxConnections: -1 }, 'maxConnections: expected a whole number from 1 to 1000000, got a smaller number.'],
    [{ maxSandboxes: Number.NaN }, 'maxSandboxes: expected a whole number from 1 to 1000000, got a number out of range.'],
    [{ drainMs: Number.POSITIVE_INFINITY }, 'drainMs: expected a whole number from 0 to 2147483647, got a number out of range.'],
    [{ allowedHosts: 'evil' }, 'allowedHosts: expected an array of host names, got string.'],
    [{ allowedHosts: ['a.example:80'] }, 'allowedHosts.0: expected a host name or address without a port, got another string.'],
    [{ seed: 5 }, 'seed: expected a string, got number.'],
    [{ onCall: 'log' }, 'onCall: expected a function, got another string.'],
    [{ clock: {} }, 'clock: expected a clock: { now, after }, whose now() is a number of milliseconds, got an empty object.'],
    [
      { clock: { now: () => Number.NaN, after: () => () => {} } },
      'clock: expected a clock: { now, after }, whose now() is a number of milliseconds, got an object with now, after.',
    ],
    [
      { controlToken: 'a b' },
      'controlToken: expected letters, digits and . _ ~ + / - only, for a header has to carry it, got another string.',
    ],
    [{ controlToken: 5 }, 'controlToken: expected a string, got number.'],
    [{ host: '' }, 'host: expected a host name or an IP address of this machine, such as 127.0.0.1.'],
    [{ host: '999.1.1.1' }, 'host: expected a host name or an IP address of this machine, such as 127.0.0.1.'],
    [{ host: 'a b' }, 'host: expected a host name or an IP address of this machine, such as 127.0.0.1.'],
  ])('with %j', async (options, sentence) => {
    await expect(startService(options as object)).rejects.toThrow(new StartError(sentence));
  });

  test('with an option that there is not, and is told those there are', async () => {
    await expect(startService({ prot: 1 } as object)).rejects.toThrow(
      new StartError(
        'prot: expected no such field, perhaps port; valid ones: host, port, maxConnections, drainMs, seed, maxSandboxes, controlToken, allowedHosts, clock, onCall, onDefect, got an unknown field.',
      ),
    );
  });

  test.each(['0.0.0.0', '::', '192.0.2.1', '0:0:0:0:0:0:0:0', '[::]'])('on %s without a control token', async (host) => {
    await expect(startService({ host })).rejects.toThrow('can be reached from other machines: set a control token (OVERDUE_CONTROL_TOKEN)');
    await expect(startService({ host, controlToken: '' })).rejects.toThrow(StartError);
  });

  test('and says the address in its one form', async () => {
    await expect(startService({ host: '0:0:0:0:0:0:0:0' })).rejects.toThrow(
      new StartError(':: can be reached from other machines: set a control token (OVERDUE_CONTROL_TOKEN), or listen on 127.0.0.1.'),
    );
  });
});

describe('a service starts', () => {
  test.each([
    ['LOCALHOST', /^http:\/\/localhost:\d+$/],
    ['127.0.0.1', /^http:\/\/127\.0\.0\.1:\d+$/],
    ['127.0.0.2', /^http:\/\/127\.0\.0\.2:\d+$/],
  ])('on %s without a control token, and answers there', async (host, url) => {
    const service = await startService({ host });
    expect(service.url).toMatch(url);
    expect((await fetch(`${service.controlUrl}/sandboxes/default`)).status).toBe(200);
    await service.close();
  });

  test.each(['0:0:0:0:0:0:0:1', '[::1]', '::1'])('on %s: it is loopback, however it is written', async (host) => {
    const started = await startService({ host }).catch((error: unknown) => error);
    if (started instanceof StartError) {
      expect(started.message).toMatch(/^\[::1\]:0 is no address of this machine/); // where there is no IPv6
      return;
    }
    const service = started as Awaited<ReturnType<typeof startService>>;
    expect(service.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
    await service.close();
  });

  test('with an empty control token, which is none', async () => {
    const service = await startService({ controlToken: '' });
    expect(service.controlToken).toBeNull();
    expect((await fetch(`${service.controlUrl}/sandboxes/default`)).status).toBe(200);
    await service.close();
  });

  test('with a control token on every address and asks for it', async () => {
    const service = await startService({ host: '0.0.0.0', controlToken: 's3cret' });
    const statusOf = async (headers: Record<string, string>) =>
      (await fetch(`${service.controlUrl}/sandboxes/default`, { headers })).status;
    expect([await statusOf({}), await statusOf({ authorization: 'Bearer s3cret' })]).toEqual([401, 200]);
    expect((await fetch(`${service.controlUrl}/health`)).status).toBe(200);
    await service.close();
  });
});
