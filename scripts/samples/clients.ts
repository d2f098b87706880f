// CLIENTS: how each client of Node sends the call, in the way its own documentation shows, with a deadline of 400 ms.
// Used by samples: what it throws is the sample; a client that throws for no status hands out the response.
import http from 'node:http';
import https from 'node:https';
import axios from 'axios';
import got from 'got';
import ky from 'ky';
import nodeFetch from 'node-fetch';
import { ofetch } from 'ofetch';
import Stripe from 'stripe';
import superagent from 'superagent';
import { Agent, request as undiciRequest } from 'undici';

const DEADLINE_MS = 400;
const BODY = { amount_minor: 100 };

function headersWith(key: string): Readonly<Record<string, string>> {
  return { 'content-type': 'application/json', authorization: `Bearer ${key}` };
}

/** A response that no client turned into an error. */
export class Answered extends Error {
  readonly response: { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string };
  constructor(status: number, headers: Readonly<Record<string, string>>, body: string) {
    super('answered');
    this.response = { status, headers, body };
  }
}

/** Takes where it goes, the key, and the name of the case. */
type Send = (url: string, key: string, name: string) => Promise<unknown>;

type FetchLike = (
  url: string,
  init: object,
) => Promise<{ status: number; ok: boolean; headers: Iterable<readonly [string, string]>; text(): Promise<string> }>;

function viaFetch(send: FetchLike): Send {
  return async (url, key) => {
    const response = await send(url, {
      method: 'POST',
      body: JSON.stringify(BODY),
      headers: headersWith(key),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Answered(response.status, Object.fromEntries(response.headers), text);
    return JSON.parse(text);
  };
}

const viaNode: Send = (url, key) =>
  new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? https.request : http.request;
    const sent = send(url, { method: 'POST', headers: headersWith(key), signal: AbortSignal.timeout(DEADLINE_MS) }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const status = response.statusCode ?? 0;
        if (status >= 400) return reject(new Answered(status, response.headers as Record<string, string>, text));
        try {
          resolve(JSON.parse(text));
        } catch (error) {
          reject(error);
        }
      });
    });
    sent.on('error', reject).end(JSON.stringify(BODY));
  });

const viaUndici: Send = async (url, key) => {
  const dispatcher = new Agent({ headersTimeout: DEADLINE_MS, bodyTimeout: DEADLINE_MS, connectTimeout: DEADLINE_MS });
  const { statusCode, headers, body } = await undiciRequest(url, {
    method: 'POST',
    body: JSON.stringify(BODY),
    headers: headersWith(key),
    dispatcher,
  });
  const text = await body.text();
  if (statusCode >= 400) throw new Answered(statusCode, headers as Record<string, string>, text);
  return JSON.parse(text);
};

const viaStripe: Send = (url, key, name) => {
  const { hostname, port, protocol } = new URL(url);
  const stripe = new Stripe(key, {
    host: hostname,
    ...(port === '' ? {} : { port }),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout: DEADLINE_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return stripe.paymentIntents.capture(name);
};

/** By folder: how it is sent, and the package whose version counts; null: Node itself. */
export const CLIENTS: Readonly<Record<string, readonly [send: Send, from: string | null]>> = {
  axios: [
    (url, key) =>
      axios.post(url, BODY, {
        timeout: DEADLINE_MS,
        headers: headersWith(key),
        responseType: 'json',
        transitional: { silentJSONParsing: false },
      }),
    'axios',
  ],
  got: [
    (url, key) => got.post(url, { json: BODY, headers: headersWith(key), timeout: { request: DEADLINE_MS }, retry: { limit: 0 } }).json(),
    'got',
  ],
  ky: [(url, key) => ky.post(url, { json: BODY, headers: headersWith(key), timeout: DEADLINE_MS, retry: 0 }).json(), 'ky'],
  ofetch: [(url, key) => ofetch(url, { method: 'POST', body: BODY, headers: headersWith(key), timeout: DEADLINE_MS, retry: 0 }), 'ofetch'],
  superagent: [(url, key) => superagent.post(url).set(headersWith(key)).timeout(DEADLINE_MS).send(BODY), 'superagent'],
  'node-fetch': [viaFetch(nodeFetch as unknown as FetchLike), 'node-fetch'],
  fetch: [viaFetch(fetch as unknown as FetchLike), null],
  'node-http': [viaNode, null],
  undici: [viaUndici, 'undici'],
  stripe: [viaStripe, 'stripe'],
};
