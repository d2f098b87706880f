// startOptions: everything a service may be started with, checked once; what is wrong is said in one sentence.
// Before every walk: index.ts starts nothing that has not been read here.
import { isIP } from 'node:net';
import * as z from 'zod';
import { check } from '../complaint/check.ts';
import type { ServiceOptions } from '../service.ts';

/** Connections that hold a call at once when nobody asked for another number. */
export const MAX_CONNECTIONS = 10_000;

/** How to start. */
export interface StartOptions extends Omit<ServiceOptions, 'onDefect'> {
  /** 127.0.0.1 when left out. Any other than loopback needs a control token. */
  readonly host?: string | undefined;
  /** 0 or left out: any free one. */
  readonly port?: number | undefined;
  /** Connections that hold a call of the provider at once, MAX_CONNECTIONS when left out; a call on a further one gets a 503. */
  readonly maxConnections?: number | undefined;
  /** How long running calls may take to end when the service is closed; 5 s when left out. */
  readonly drainMs?: number | undefined;
  /** Told of a defect of ours: something threw that never should. Written to stderr when left out. */
  readonly onDefect?: ServiceOptions['onDefect'] | undefined;
}

/** Why a service does not start, in a sentence that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The most a timer of Node's can wait for. */
const MAX_DELAY_MS = 2 ** 31 - 1;

const whole = (min: number, max: number) => {
  const error = `a whole number from ${min} to ${max}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
};
const callable = <Callable>() => z.custom<Callable>((value) => typeof value === 'function', { error: 'a function' });
/** Two functions, the first of which tells a time. */
function isClock(value: unknown): boolean {
  const { now, after } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof now === 'function' && typeof after === 'function' && Number.isFinite(now.call(value));
}

/** A host name or address as a Host header names it, in lower case. */
const HOST_NAME = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/i;
/** Empty, or what an Authorization header can carry. @see RFC 6750, section 2.1 */
const TOKEN = /^$|^[A-Za-z0-9._~+/-]+=*$/;

const schema = z.strictObject({
  host: z.string().optional(),
  port: whole(0, 65_535).default(0),
  maxConnections: whole(1, 1_000_000).default(MAX_CONNECTIONS),
  drainMs: whole(0, MAX_DELAY_MS).default(5000),
  seed: z.string().min(1).max(200).optional(),
  maxSandboxes: whole(1, 1_000_000).optional(),
  controlToken: z
    .string()
    .regex(TOKEN, { error: 'letters, digits and . _ ~ + / - only, for a header has to carry it' })
    .nullable()
    .default(null),
  allowedHosts: z
    .array(z.string().regex(HOST_NAME, { error: 'a host name or address without a port' }), { error: 'an array of host names' })
    .default([]),
  clock: z
    .custom<NonNullable<StartOptions['clock']>>(isClock, { error: 'a clock: { now, after }, whose now() is a number of milliseconds' })
    .optional(),
  onCall: callable<NonNullable<StartOptions['onCall']>>().optional(),
  onDefect: callable<NonNullable<StartOptions['onDefect']>>().optional(),
});

/** Addresses that mean every one of the machine's, and how to reach the service then. */
const WILDCARDS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Where to listen, in the one form that each address has. */
export interface Host {
  readonly name: string;
  /** How a URL writes the address at which it is reached. */
  readonly inUrl: string;
  /** Only this machine reaches it. */
  readonly isLoopback: boolean;
  readonly isWildcard: boolean;
}

function inUrl(name: string): string {
  return isIP(name) === 6 ? `[${name}]` : name;
}

function isLoopback(name: string): boolean {
  return name === 'localhost' || name === '::1' || name.startsWith('::ffff:7f') || (isIP(name) === 4 && name.startsWith('127.'));
}

/** The canonical form of a host name or address, with or without brackets; null when it is neither. */
function canonical(host: string): string | null {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (isIP(bare) === 6) return bare.includes('%') ? bare : new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const isName = /^[a-z0-9_]([a-z0-9._-]*[a-z0-9_])?$/.test(bare) && !/^[\d.]+$/.test(bare);
  return isIP(bare) === 4 || isName ? bare : null;
}

function hostOf(host: string): Host {
  const name = canonical(host);
  if (name === null) throw new StartError('host: expected a host name or an IP address of this machine, such as 127.0.0.1.');
  return { name, inUrl: inUrl(WILDCARDS[name] ?? name), isLoopback: isLoopback(name), isWildcard: WILDCARDS[name] !== undefined };
}

/** The options with their defaults, or a StartError. An empty control token is none. */
export function readStartOptions(options: unknown) {
  const checked = check(schema, options, 'full');
  if (!checked.ok) {
    const [{ path, expected, received }] = checked.complaints;
    throw new StartError(`${path || 'The options'}: expected ${expected}, got ${received}.`);
  }
  const { host: given = '127.0.0.1', controlToken, ...rest } = checked.value;
  const host = hostOf(given);
  const token = controlToken === '' ? null : controlToken;
  if (!host.isLoopback && token === null)
    throw new StartError(
      `${host.name} can be reached from other machines: set a control token (OVERDUE_CONTROL_TOKEN), or listen on 127.0.0.1.`,
    );
  return { ...rest, host, controlToken: token };
}
