// main: environment → startService; drains on SIGTERM and SIGINT. What Docker runs.
// Outside the walk: the process around the service.
import { StartError, startService } from './index.ts';

const { OVERDUE_HOST, OVERDUE_PORT = '4010', OVERDUE_CONTROL_TOKEN, OVERDUE_ALLOWED_HOSTS = '', OVERDUE_SEED } = process.env;

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new StartError('OVERDUE_PORT: expected a whole number from 0 to 65535.');
}

try {
  const service = await startService({
    host: OVERDUE_HOST || undefined,
    port: portOf(OVERDUE_PORT),
    controlToken: OVERDUE_CONTROL_TOKEN || null,
    allowedHosts: OVERDUE_ALLOWED_HOSTS.split(',').flatMap((host) => host.trim() || []),
    seed: OVERDUE_SEED || undefined,
  });
  console.log(`overdue: ${service.url}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void service.close());
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(`overdue: ${error.message}`);
  process.exitCode = 1;
}
