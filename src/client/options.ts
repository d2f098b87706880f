// readClientOptions, readCallOptions: what the client was given, checked before anything is sent: one sentence for what is wrong.
// Before a failure's walk: a mistake of the program is a TypeError, never a tool error.
import { LANGUAGES, type Language } from '../contract/tool-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { RandomSource } from '../ports/random.ts';
import type { OAuth } from './auth.ts';

/** Whom to call and with what. */
export interface ClientOptions {
  /** The provider's base URL, such as `http://127.0.0.1:4010/v1`. */
  readonly baseUrl: string;
  /** The API key, or an access token that somebody else looks after; an empty one sends no Authorization header. */
  readonly credential?: string;
  /** In its place: how to get access tokens and renew them. */
  readonly auth?: OAuth;
  readonly clock?: Clock;
  readonly random?: RandomSource;
  /** The machine's fetch when left out. */
  readonly fetch?: typeof globalThis.fetch;
  /** Language of the guidance; English when left out. */
  readonly lang?: Language;
}

/** How to make one call. */
export interface CallOptions {
  /**
   * Sent as Idempotency-Key, 1 to 255 characters that fit into a header; nothing is sent without it. One thing to be done, one key: with it
   * the provider does the thing once, however often the call is sent, so that a lost answer may be asked for again.
   */
  readonly key?: string;
  /** Over connecting, headers and body together; 30 s when left out, Infinity for none. */
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal;
}

type Check = readonly [expected: string, holds: (value: unknown) => boolean];

const isFunction = (value: unknown): boolean => typeof value === 'function';
const hasMethods = (value: unknown, ...names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => isFunction((value as Readonly<Record<string, unknown>>)[name]));

const CLIENT: Readonly<Record<keyof ClientOptions, Check>> = {
  baseUrl: ['an http or https URL such as http://127.0.0.1:4010/v1', isHttpUrl],
  credential: ['an API key as text, empty to send none; or auth in its place', (value) => typeof value === 'string'],
  auth: ['an object with tokenUrl, clientId and clientSecret', isAuth],
  lang: [`one of ${LANGUAGES.join(', ')}`, (value) => LANGUAGES.some((lang) => lang === value)],
  fetch: ['a function like fetch', isFunction],
  clock: ['an object with now and after', (value) => hasMethods(value, 'now', 'after')],
  random: ['an object with unit and id', (value) => hasMethods(value, 'unit', 'id')],
};

const text = (value: unknown): boolean => typeof value === 'string' && value !== '';
const AUTH: Readonly<Record<keyof OAuth, Check>> = {
  tokenUrl: ['an http or https URL such as http://127.0.0.1:4010/oauth/token', isHttpUrl],
  clientId: ['text', text],
  clientSecret: ['text', text],
  accessToken: ['text', text],
  refreshToken: ['text', text],
  scope: ['names with spaces between them', text],
  refresh: ['auto or manual', (value) => value === 'auto' || value === 'manual'],
  onTokens: ['a function', isFunction],
};

const CALL: Readonly<Record<keyof CallOptions, Check>> = {
  key: ['text, sent as Idempotency-Key', (value) => typeof value === 'string'],
  deadlineMs: ['a number of milliseconds above zero, or Infinity', (value) => typeof value === 'number' && value > 0],
  signal: ['an AbortSignal', (value) => value instanceof AbortSignal],
};

/** `options` as they are. @throws TypeError naming the first that is not what it should be. */
export function readClientOptions(options: ClientOptions): ClientOptions {
  const secret = options?.auth === undefined ? 'credential' : 'auth';
  if (isEmpty(options)) throw new TypeError('createClient: expected baseUrl, and credential or auth');
  read('createClient', CLIENT, ['baseUrl', secret], options);
  if (secret === 'auth' && options.credential !== undefined) throw new TypeError('createClient: expected credential or auth, not both');
  if (options.auth !== undefined) read('createClient: auth', AUTH, ['tokenUrl', 'clientId', 'clientSecret'], options.auth);
  return options;
}

/** `options` as they are; none when they were left out. @throws TypeError naming the first that is not what it should be. */
export function readCallOptions(options: CallOptions = {}): CallOptions {
  return read('call', CALL, [], options);
}

/** `input` as it is; empty when it was left out. @throws TypeError when it is no object. */
export function readInput(input: unknown = {}): Readonly<Record<string, unknown>> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new TypeError('call: input: expected an object with named values');
  return input as Readonly<Record<string, unknown>>;
}

function read<Options extends object>(
  where: string,
  checks: Readonly<Record<string, Check>>,
  required: readonly string[],
  options: Options,
): Options {
  const valid = Object.keys(checks).join(', ');
  if (typeof options !== 'object' || options === null) throw new TypeError(`${where}: expected an object of options; valid ones: ${valid}`);
  for (const name of new Set([...required, ...Object.keys(options)])) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    if (check === undefined) throw new TypeError(`${where}: there is no option "${name}"; valid ones: ${valid}`);
    const value = (options as Readonly<Record<string, unknown>>)[name];
    const isLeftOut = value === undefined && !required.includes(name);
    if (!isLeftOut && !check[1](value)) throw new TypeError(`${where}: ${name}: expected ${check[0]}`);
  }
  return options;
}

function isEmpty(options: unknown): boolean {
  return typeof options === 'object' && options !== null && Object.keys(options).length === 0;
}

function isAuth(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function isHttpUrl(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
