// createApp: an Express application: the control API, a page that says what this is, and the provider for everything else.
// At the edge of a request's walk; a served provider's traffic goes to its listener without passing through here.
import type { IncomingMessage, RequestListener } from 'node:http';
import express, { type Express } from 'express';
import { CONTROL_PATH, type Service } from '../service.ts';
import { type Admission, admit } from './admit.ts';
import { indexPage } from './index-page.ts';
import { writeReply } from './perform-delivery.ts';
import { MAX_BODY_BYTES, readHead } from './read-call.ts';

/** How much a control call may say. Awaited, because the routes are loaded with the first call. */
async function limitOf(service: Service, request: IncomingMessage, path: string): Promise<Required<Admission>['limit']> {
  const head = readHead(request);
  const maxBytes = (typeof head === 'object' ? await service.controlBodyLimit({ ...head, path }) : null) ?? MAX_BODY_BYTES;
  return () => ({ maxBytes, detail: `The body is larger than ${maxBytes / MAX_BODY_BYTES} MiB.` });
}

/** An Express application over a service. `provider` is its listener. */
export function createApp(service: Service, provider: RequestListener): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(CONTROL_PATH, async (request, response) => {
    const path = request.originalUrl.split('?')[0] ?? CONTROL_PATH;
    const limit = await limitOf(service, request, path);
    if (request.socket.destroyed) return;
    const call = await admit(request, response, service.turnAway, { limit });
    if (call !== null) writeReply(response, await service.control({ ...call, path }));
  });
  app.get('/', (request, response) => {
    response.set('cache-control', 'no-store').type('text/plain');
    response.send(indexPage(`http://${request.get('host') ?? 'localhost'}`));
  });
  app.use((request, response) => provider(request, response));
  return app;
}
