// startPlaces: the misbehaving server, our service, the port where nobody listens, and the one whose certificate nobody signed.
// Used by samples.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import type { Case, Place } from './case.ts';
import { CASES } from './cases.ts';
import { startServicePlace, type Target } from './service-place.ts';

/** Where a client meets a case, and the end of it all. */
export interface Places {
  /** Stripe's clients take `url` for their base address; any other one posts to it. */
  readonly meet: (name: string, one: Case, stripe: boolean) => Promise<Target>;
  readonly close: () => Promise<void>;
}

const KEY = 'sk_test_of_the_samples';

/** One part of the path names the case. */
export async function startPlaces(): Promise<Places> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', (chunk) => {
      const path = /^[A-Z]+ (\S+)/.exec(chunk.toString('latin1'))?.[1] ?? '';
      const act = path.split('/').flatMap((part) => CASES[part]?.act ?? [])[0];
      if (act === undefined) socket.end('this server speaks no TLS\r\n\r\n');
      else setTimeout(() => act(socket, path), 20);
    });
  });
  const untrusted = createTlsServer(selfSigned(), (socket) => socket.end());
  untrusted.on('tlsClientError', () => undefined);
  const gone = createServer();
  const [port, tlsPort, gonePort] = [await listen(server), await listen(untrusted), await listen(gone)];
  await new Promise((resolve) => gone.close(resolve));
  const service = await startServicePlace();
  const bases: Readonly<Record<Exclude<Place, 'service'>, string>> = {
    socket: `http://127.0.0.1:${port}`,
    refused: `http://127.0.0.1:${gonePort}`,
    'no-such-host': 'http://no-such-host.invalid',
    'tls-to-plain': `https://127.0.0.1:${port}`,
    untrusted: `https://127.0.0.1:${tlsPort}`,
  };
  return {
    meet: async (name, { place, arranged = {} }, stripe) => {
      if (place === 'service') return service.arrange(arranged);
      return { url: bases[place] + (stripe ? '' : `/v1/payments/${name}`), key: KEY };
    },
    close: async () => {
      await service.close();
      for (const socket of sockets) socket.destroy();
      server.close();
      untrusted.close();
    },
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));
}

function selfSigned(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=api.example.com', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...subject], {
    stdio: 'ignore',
  });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}
