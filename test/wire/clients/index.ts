// CLIENTS: the six, each with what it needs to be here, and the versions that the fixtures speak of.
// Another version may see another thing: it is skipped, and where CI is set it fails.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import axios from 'axios';
import type { WireClient } from '../../../scripts/wire/wire-schema.ts';
import { axiosClient } from './axios.ts';
import type { Client } from './client.ts';
import { curl } from './curl.ts';
import { globalFetch } from './fetch.ts';
import { nodeHttp } from './node-http.ts';
import { startPython } from './python.ts';

/** A client that is here, or why not. */
export type Found = { readonly client: Client } | { readonly missing: string };

/** Name → the beginnings of the versions that the fixtures speak of. */
type Wanted = Readonly<Record<string, readonly string[]>>;

function ofVersion(client: Client, versions: Readonly<Record<string, string>>, wanted: Wanted): Found {
  const other = Object.keys(wanted).find((name) => !wanted[name]?.some((version) => `${versions[name]}.`.startsWith(`${version}.`)));
  if (other === undefined) return { client };
  void client.close?.();
  return { missing: `the fixtures speak of ${other} ${wanted[other]?.join(' and ')}, here is ${versions[other]}` };
}

async function findCurl(): Promise<Found> {
  const said = await promisify(execFile)('curl', ['--version']).catch(() => null);
  if (said === null) return { missing: 'curl is not installed' };
  return ofVersion(curl, { curl: /^curl (\S+)/.exec(said.stdout)?.[1] ?? '' }, { curl: ['7.88'] });
}

async function findPython(name: string, wanted: Wanted): Promise<Found> {
  const client = await startPython(`${name}_client.py`);
  if (client === null) return { missing: `no Python here has ${name} (Debian: python3-${name})` };
  return ofVersion(client, client.versions, wanted);
}

const { node } = process.versions;

/** How each is found; in the order of the page. */
export const CLIENTS: Readonly<Record<WireClient, () => Promise<Found>>> = {
  // The undici of Node 24 gives its parser's complaints no code.
  fetch: async () => ofVersion(globalFetch, { node }, { node: ['20', '22'] }),
  node_http: async () => ofVersion(nodeHttp, { node }, { node: ['20', '22', '24'] }),
  axios: async () => ofVersion(axiosClient, { node, axios: axios.VERSION }, { node: ['20', '22', '24'], axios: ['1'] }),
  curl: findCurl,
  requests: () => findPython('requests', { requests: ['2.28'], urllib3: ['1.26'] }),
  httpx: () => findPython('httpx', { httpx: ['0.23'], httpcore: ['0.16'] }),
};
