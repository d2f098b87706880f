// CLIENTS: how each client of Node sends the call, in the way its own documentation shows, with a deadline of 400 ms.
// Used by samples: what it throws is the sample; a client that throws for no status hands out the response.
import http from 'node:http';
import https from 'node:https';
import axios from 'axios';
import got from 'got';
import ky from 'ky';
import nodeFetch from 'node-fetch';
import superagent from 'superagent';
import { Agent, request as undiciRequest } from 'undici';

const DEADLINE_MS = 400;
const BODY = { amount_minor: 100 };
const JSON_TYPE = { 'content-type': 'application/json' };

/** A response that no client turned into an error. */
export class Answered extends Error {
  readonly response: { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string };
  constructor(status: number, headers: Readonly<Record<string, string>>, body: string) {
    super('answered');
    this.response = { status, headers, body };
  }
}

type Send = (url: string) => Promise<unknown>;

type FetchLike = (
  url: string,
  init: object,
) => Promise<{ status: number; ok: boolean; headers: Iterable<readonly [string, string]>; text(): Promise<string> }>;

function viaFetch(send: FetchLike): Send {
  return async (url) => {
    const response = await send(url, {
      method: 'POST',
      body: JSON.stringify(BODY),
      headers: JSON_TYPE,
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Answered(response.status, Object.fromEntries(response.headers), text);
    return JSON.parse(text);
  };
}

const viaNode: Send = (url) =>
  new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? https.request : http.request;
    const sent = send(url, { method: 'POST', headers: JSON_TYPE, signal: AbortSignal.timeout(DEADLINE_MS) }, (response) => {
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

const viaUndici: Send = async (url) => {
  const dispatcher = new Agent({ headersTimeout: DEADLINE_MS, bodyTimeout: DEADLINE_MS, connectTimeout: DEADLINE_MS });
  const { statusCode, headers, body } = await undiciRequest(url, {
    method: 'POST',
    body: JSON.stringify(BODY),
    headers: JSON_TYPE,
    dispatcher,
  });
  const text = await body.text();
  if (statusCode >= 400) throw new Answered(statusCode, headers as Record<string, string>, text);
  return JSON.parse(text);
};

/** By folder: how it is sent, and the package whose version counts; null: Node itself. */
export const CLIENTS: Readonly<Record<string, readonly [send: Send, from: string | null]>> = {
  axios: [
    (url) => axios.post(url, BODY, { timeout: DEADLINE_MS, responseType: 'json', transitional: { silentJSONParsing: false } }),
    'axios',
  ],
  got: [(url) => got.post(url, { json: BODY, timeout: { request: DEADLINE_MS }, retry: { limit: 0 } }).json(), 'got'],
  ky: [(url) => ky.post(url, { json: BODY, timeout: DEADLINE_MS, retry: 0 }).json(), 'ky'],
  superagent: [(url) => superagent.post(url).timeout(DEADLINE_MS).send(BODY), 'superagent'],
  'node-fetch': [viaFetch(nodeFetch as unknown as FetchLike), 'node-fetch'],
  fetch: [viaFetch(fetch as unknown as FetchLike), null],
  'node-http': [viaNode, null],
  undici: [viaUndici, 'undici'],
};
