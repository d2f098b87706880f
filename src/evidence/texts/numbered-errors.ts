// numberedSign: what the number or the constant of a platform stands for, where a text prints it with the platform's own mark beside it.
// Step 2 of a failure's walk: the words around it are in the language of the system; the number is not.
import type { Sign } from '../symptom.ts';

type Signs = Readonly<Record<string, Sign>>;

const REFUSED: Sign = ['refused', 'connect'];
const LOST: Sign = ['connection_lost'];
const UNREACHABLE: Sign = ['unreachable', 'connect'];
const NO_NAME: Sign = ['name_unknown', 'connect'];
const UNTRUSTED: Sign = ['untrusted_peer', 'connect'];
const TLS: Sign = ['tls_failed', 'connect'];
const LATE: Sign = ['timed_out'];

/** @see https://developer.apple.com/documentation/foundation/1508628-url_loading_system_error_codes */
const APPLE: Signs = {
  ...{ 999: ['cancelled'], 1000: ['bad_address', 'connect'], 1001: LATE, 1002: ['bad_address', 'connect'], 1003: NO_NAME, 1004: REFUSED },
  ...{ 1005: LOST, 1006: ['name_unresolved', 'connect'], 1007: ['redirected_in_circles'], 1009: UNREACHABLE, 1015: ['bad_coding', 'body'] },
  ...{ 1016: ['bad_coding', 'body'], 1017: ['not_http', 'headers'], 1020: UNREACHABLE, 1022: ['bad_address', 'connect'], 1200: TLS },
  ...{ 1201: UNTRUSTED, 1202: UNTRUSTED, 1203: UNTRUSTED, 1204: UNTRUSTED, 1205: TLS, 1206: TLS },
};

/** @see https://source.chromium.org/chromium/chromium/src/+/main:net/base/net_error_list.h */
const CHROMIUM: Signs = {
  ...{ CONNECTION_REFUSED: REFUSED, CONNECTION_FAILED: REFUSED, CONNECTION_TIMED_OUT: ['timed_out', 'connect'], TIMED_OUT: LATE },
  ...{ NAME_NOT_RESOLVED: NO_NAME, NAME_RESOLUTION_FAILED: NO_NAME, DNS_TIMED_OUT: ['name_unresolved', 'connect'] },
  ...{ INTERNET_DISCONNECTED: UNREACHABLE, ADDRESS_UNREACHABLE: UNREACHABLE, ADDRESS_INVALID: ['bad_address', 'connect'] },
  ...{ CONNECTION_RESET: LOST, CONNECTION_CLOSED: LOST, CONNECTION_ABORTED: LOST, EMPTY_RESPONSE: LOST, NETWORK_CHANGED: LOST },
  ...{
    HTTP2_PROTOCOL_ERROR: LOST,
    HTTP2_PING_FAILED: LOST,
    QUIC_PROTOCOL_ERROR: LOST,
    NETWORK_IO_SUSPENDED: LOST,
    SOCKET_NOT_CONNECTED: LOST,
  },
  ...{ CONTENT_LENGTH_MISMATCH: ['cut_short', 'body'], INCOMPLETE_CHUNKED_ENCODING: ['cut_short', 'body'] },
  ...{ INVALID_HTTP_RESPONSE: ['not_http', 'headers'], CONTENT_DECODING_FAILED: ['bad_coding', 'body'] },
  ...{ SSL_PROTOCOL_ERROR: TLS, SSL_VERSION_OR_CIPHER_MISMATCH: TLS, BAD_SSL_CLIENT_AUTH_CERT: TLS },
  ...{ TUNNEL_CONNECTION_FAILED: ['bad_proxy', 'connect'], PROXY_CONNECTION_FAILED: ['bad_proxy', 'connect'] },
  ...{ TOO_MANY_REDIRECTS: ['redirected_in_circles'], INVALID_URL: ['bad_address', 'connect'], UNSAFE_PORT: ['bad_address', 'connect'] },
  ...{ CLEARTEXT_NOT_PERMITTED: ['bad_address', 'connect'], ABORTED: ['cancelled'] },
};

/** Linux, the BSDs and macOS, Windows Sockets: no number means two things of a socket. */
const SYSTEM: Signs = {
  ...{ 111: REFUSED, 61: REFUSED, 10061: REFUSED, 104: LOST, 54: LOST, 10053: LOST, 10054: LOST, 32: LOST },
  ...{ 110: LATE, 60: LATE, 10060: LATE, 113: UNREACHABLE, 101: UNREACHABLE, 65: UNREACHABLE, 51: UNREACHABLE },
  ...{ 10051: UNREACHABLE, 10065: UNREACHABLE, 11001: NO_NAME, 11002: ['name_unresolved', 'connect'], 11004: NO_NAME },
};

/** @see https://curl.se/libcurl/c/libcurl-errors.html */
const CURL: Signs = {
  ...{ 1: ['bad_address', 'connect'], 3: ['bad_address', 'connect'], 5: ['bad_proxy', 'connect'], 6: NO_NAME, 7: REFUSED },
  ...{ 8: ['not_http', 'headers'], 16: LOST, 18: ['cut_short', 'body'], 28: LATE, 35: TLS, 47: ['redirected_in_circles'] },
  ...{ 51: UNTRUSTED, 52: LOST, 55: LOST, 56: LOST, 58: TLS, 60: UNTRUSTED, 61: ['bad_coding', 'body'], 77: TLS, 83: UNTRUSTED },
  ...{ 91: UNTRUSTED, 92: LOST, 95: LOST, 97: ['bad_proxy', 'connect'] },
};

const PRINTED: readonly (readonly [mark: RegExp, signs: Signs])[] = [
  [/\b(?:NSURLErrorDomain|kCFErrorDomainCFNetwork)(?: error|[,)]? [Cc]ode[=:]| \(|:) ?-(\d{3,4})\b/, APPLE],
  [/\bnet::ERR_([A-Z0-9_]{4,40})\b/, CHROMIUM],
  [/\bcurl: \((\d{1,3})\)|\bcURL error (\d{1,3}):|\bpycurl\.error: \((\d{1,3}),/i, CURL],
  [
    /\bSocketException \((\d{2,5})\)|\bos error (\d{2,5})\)|\berrno ?[=:] ?(\d{2,5})[),\]}]|\[errno (\d{2,5})\]|\[WinError (\d{5})\]/i,
    SYSTEM,
  ],
];

/** The first known one, or undefined. Certificates have a family of constants of their own. */
export function numberedSign(text: string): Sign | undefined {
  if (/\bnet::ERR_(?:CERT_|SSL_PINNED)/.test(text)) return UNTRUSTED;
  for (const [mark, signs] of PRINTED) {
    const key = mark
      .exec(text)
      ?.slice(1)
      .find((group) => group !== undefined);
    if (key !== undefined && Object.hasOwn(signs, key)) return signs[key];
  }
  return undefined;
}
