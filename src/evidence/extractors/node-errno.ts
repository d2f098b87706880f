// node-errno: the `code` and `syscall` of a system error, of Node's HTTP parser and of TLS, and how far the call had come.
// @see https://nodejs.org/api/errors.html#common-system-errors
import type { Extractor, ThrownLink } from '../evidence.ts';
import { errnoOf, nameOf } from '../redact.ts';
import type { Phase } from '../symptom.ts';

/** What the system was asked for when it failed says more than the code. */
const PHASE_BY_SYSCALL: Readonly<Record<string, Phase>> = {
  connect: 'connect',
  getaddrinfo: 'connect',
  queryA: 'connect',
  queryAaaa: 'connect',
  write: 'send',
  read: 'headers',
};

const PHASE_BY_CODE: Readonly<Record<string, Phase>> = {
  ECONNREFUSED: 'connect',
  ENOTFOUND: 'connect',
  EAI_AGAIN: 'connect',
  EAI_NODATA: 'connect',
  EAI_NONAME: 'connect',
  EHOSTUNREACH: 'connect',
  EHOSTDOWN: 'connect',
  ENETUNREACH: 'connect',
  ENETDOWN: 'connect',
  EADDRNOTAVAIL: 'connect',
  EMFILE: 'connect',
  ENFILE: 'connect',
  EPROTO: 'connect',
  ENOENT: 'connect',
  ERR_INVALID_URL: 'connect',
  ERR_INVALID_PROTOCOL: 'connect',
  ERR_UNESCAPED_CHARACTERS: 'connect',
  ERR_SOCKET_BAD_PORT: 'connect',
  ERR_SOCKET_CONNECTION_TIMEOUT: 'connect',
  EPIPE: 'send',
  ECONNRESET: 'headers',
};

/** Codes that say nothing about how far the call came. */
const OTHER_CODES: readonly string[] = ['ETIMEDOUT', 'ESOCKETTIMEDOUT', 'ECONNABORTED', 'EACCES', 'EPERM', 'ENOBUFS'];

/** Node's words for a socket that died at a known point; matched whole. */
const PHASE_BY_MESSAGE: Readonly<Record<string, Phase>> = {
  'Client network socket disconnected before secure TLS connection was established': 'connect',
  aborted: 'body',
};

/** Certificate and handshake faults: nothing was sent. */
const TLS_CODE = /^(?:CERT_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|UNABLE_TO_|HOSTNAME_MISMATCH|ERR_TLS_|ERR_SSL_)/;
/** The parser met something that is not HTTP. */
const PARSER_CODE = /^HPE_/;
/** The body is not coded as its Content-Encoding says. @see https://nodejs.org/api/zlib.html, zlib and Brotli constants */
const CODING_CODE = /^(?:Z_|ERR__ERROR_)/;

/** Of one host. */
const ADDRESSES_MAX = 20;

/** Reads a system error. */
export const nodeErrno: Extractor = {
  source: 'node-errno',
  recognises: (link) => link.kind === 'thrown' && isSystemCode(errnoOf(link.text('code')), link),
  extract: (link) => {
    const errno = link.kind === 'thrown' ? errnoOf(link.text('code')) : undefined;
    if (link.kind !== 'thrown' || errno === undefined) return {};
    const syscall = link.text('syscall');
    const exception = nameOf(link.name);
    const phase = phaseOf(link, errno, syscall ?? '');
    return {
      errno,
      ...(exception === undefined ? {} : { exception }),
      ...(syscall !== undefined && /^[A-Za-z]{1,20}$/.test(syscall) ? { syscall } : {}),
      ...(phase === undefined ? {} : { phase }),
    };
  },
};

/** Libraries put codes of their own on `code`; only a system's, Node's or TLS's own tell something here. */
function isSystemCode(errno: string | undefined, link: ThrownLink): boolean {
  if (errno === undefined || errno.startsWith('UND_ERR_')) return false;
  const isKnown = Object.hasOwn(PHASE_BY_CODE, errno) || OTHER_CODES.includes(errno);
  return isKnown || TLS_CODE.test(errno) || PARSER_CODE.test(errno) || CODING_CODE.test(errno) || link.text('syscall') !== undefined;
}

function phaseOf(link: ThrownLink, errno: string, syscall: string): Phase | undefined {
  if (TLS_CODE.test(errno) || errno === 'EPROTO') return 'connect';
  if (PARSER_CODE.test(errno)) return 'headers';
  if (CODING_CODE.test(errno)) return 'decode';
  const words = Object.hasOwn(PHASE_BY_MESSAGE, link.message) ? PHASE_BY_MESSAGE[link.message] : undefined;
  const bySyscall = Object.hasOwn(PHASE_BY_SYSCALL, syscall) ? PHASE_BY_SYSCALL[syscall] : undefined;
  return words ?? bySyscall ?? (Object.hasOwn(PHASE_BY_CODE, errno) ? PHASE_BY_CODE[errno] : undefined) ?? phaseOfAll(link);
}

/** One address after the other was tried: an AggregateError has its last one's code, and what was asked for stands on its members alone. */
function phaseOfAll({ text }: ThrownLink): Phase | undefined {
  for (let at = 0; at < ADDRESSES_MAX; at += 1) {
    const syscall = text('errors', String(at), 'syscall');
    if (syscall === undefined && text('errors', String(at), 'code') === undefined) return at === 0 ? undefined : 'connect';
    if (syscall !== 'connect') return undefined;
  }
  return undefined;
}
