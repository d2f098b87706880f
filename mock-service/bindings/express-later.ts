// expressLater: the Express application as a listener that loads it when the first request for it comes.
// At the edge of a request's walk: the provider's traffic never needs Express, and starting does not wait for it.
import type { RequestListener } from 'node:http';
import { CONTROL_PATH, type Service } from '../service.ts';
import { DEFECT } from '../wire/dialect.ts';
import { refuse } from './refuse.ts';

/** The part that a server sends to Express: the page at `/` and the control API. */
export function isForExpress(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  return path === '/' || path === CONTROL_PATH || path.startsWith(`${CONTROL_PATH}/`);
}

/** A listener for what `isForExpress`. What cannot be loaded is a defect of ours, and costs this request alone. */
export function expressLater(service: Service, provider: RequestListener): RequestListener {
  let app: Promise<RequestListener> | undefined;
  return async (request, response) => {
    app ??= import('./express.ts').then(({ createApp }) => createApp(service, provider));
    try {
      (await app)(request, response);
    } catch (error) {
      app = undefined;
      service.onDefect(error, { method: request.method ?? '', path: request.url ?? '', query: '', headers: {}, body: new Uint8Array() });
      refuse(response, service.refusal(DEFECT));
    }
  };
}
