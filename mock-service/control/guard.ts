// guard: who may use the control API: no web page, and nobody without the token when one is set.
// The first thing a control call meets; health is open.
import { type Call, headerOf } from '../call.ts';
import type { ProblemFacts } from '../wire/dialect.ts';

/** Who is let in. */
export interface GuardOptions {
  /** Null: loopback is protection enough. */
  readonly token: string | null;
  /** Names or addresses besides the loopback ones, without a port. */
  readonly allowedHosts: readonly string[];
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Host name of `authority` (`name:port`), in lower case, or null when it is none. */
function hostName(authority: string): string | null {
  return /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/.exec(authority.toLowerCase())?.[1] ?? null;
}

/** The same for an Origin: `http://name:port`. */
function originName(origin: string): string | null {
  const authority = /^https?:\/\/(.+)$/.exec(origin.toLowerCase())?.[1];
  return authority === undefined ? null : hostName(authority);
}

/** Compares without telling by its time how much was right. */
function sameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let i = 0; i < one.length; i += 1) difference |= one.charCodeAt(i) ^ other.charCodeAt(i % (other.length || 1));
  return difference === 0;
}

/** Why a control call is not let in, or null: it is. */
export function guard(call: Omit<Call, 'body'>, { token, allowedHosts }: GuardOptions): ProblemFacts | null {
  const names = [...LOOPBACK, ...allowedHosts.map((host) => host.toLowerCase())];
  const isKnown = (name: string | null): boolean => name !== null && names.includes(name);
  if (!isKnown(hostName(headerOf(call, 'host') ?? ''))) return { code: 'host_not_allowed' };
  const origin = headerOf(call, 'origin');
  if (origin !== null && !isKnown(originName(origin))) return { code: 'origin_not_allowed' };
  if (token === null) return null;
  const given = /^bearer +(\S+)$/i.exec(headerOf(call, 'authorization') ?? '')?.[1];
  return given !== undefined && sameText(given, token) ? null : { code: 'control_token_required' };
}
