// CONNECT_PHRASES: what systems and libraries print when there is no connection: trust, names, addresses, and waiting for one. In English, Portuguese and Spanish.
// Step 2 of a failure's walk, the first of `phrases`. Each alternative is a fixed run of words: nothing backtracks.
import type { Phrase } from '../symptom.ts';

const tls: readonly Phrase[] = [
  [/handshake tim(?:eout|ed out)/i, 'timed_out', 'connect'],
  // The peer hung up before there was a channel: no word on trust.
  [
    /(?:remote host|peer|server) (?:terminated the|closed (?:the )?connection (?:during|in)(?: the)?) (?:tls |ssl )?handshake|connection (?:was )?(?:closed|reset|lost|aborted) (?:by peer )?(?:during|in) (?:the )?(?:tls |ssl )?handshake|handshake (?:was )?(?:interrupted|cut off)|\btls handshake eof\b|received an unexpected eof or 0 bytes from the transport stream/i,
    'connection_lost',
    'connect',
  ],
  [/could not create ssl\/tls secure channel|received fatal alert|ssl connection could not be established/i, 'tls_failed', 'connect'],
  [/certificate of '[^'\n]{1,80}' (?:is not trusted|doesn't have a known issuer|has expired)/i, 'untrusted_peer', 'connect'],
  [/unable to establish ssl connection|gnutls: /i, 'tls_failed', 'connect'],
  [
    /certificate verify failed|certificate_verify_failed|certificate has expired|certificate is not yet valid/i,
    'untrusted_peer',
    'connect',
  ],
  [
    /self[- ]signed certificate|unable to get (?:local )?issuer certificate|unknown (?:certificate authority|authority|ca)\b/i,
    'untrusted_peer',
    'connect',
  ],
  [
    /pkix path (?:building|validation) failed|x509: certificate|remote certificate is invalid|ssl certificate problem/i,
    'untrusted_peer',
    'connect',
  ],
  [
    /invalid peer certificate|trust anchor for certification path|certificate pinning failure|verify the first certificate|certificate for this server is invalid|not establish trust relationship/i,
    'untrusted_peer',
    'connect',
  ],
  [
    /certificate (?:is not|isn't|not|was not) trusted|untrusted ?root|unknown_ca\b|(?:bad|expired|revoked|unknown)_certificate|certificate is revoked|certificado (?:do servidor |ssl )?n[ãa]o [ée] confi[áa]vel/i,
    'untrusted_peer',
    'connect',
  ],
  [
    /cannot verify [\w.-]{1,80}'s certificate|certificate subject name|no alternative certificate subject name/i,
    'untrusted_peer',
    'connect',
  ],
  [
    /hostname mismatch|hostname\/ip does not match certificate|doesn't match the certificate|no subject alternative (?:dns )?names?/i,
    'untrusted_peer',
    'connect',
  ],
  [
    /\btlsv1 alert\b|sslv3 alert|wrong version number|\bssl handshake\b|\btls handshake fail|handshake_failure|unsupported protocol version/i,
    'tls_failed',
    'connect',
  ],
  [
    /first record does not look like a tls handshake|unrecognized ssl message|server gave http response to https client|unsupported or unrecognized ssl/i,
    'tls_failed',
    'connect',
  ],
];

const names: readonly Phrase[] = [
  [/\blookup [\w.-]{1,120}(?: on [\w.:[\]-]{1,60})?: [^\n]{0,80}?i\/o timeout/i, 'name_unresolved', 'connect'],
  [/:eai_again|temporary failure resolving|temporary name ?server failure|servfail\b/i, 'name_unresolved', 'connect'],
  // .NET prints host and port where it connects.
  [/resource temporarily unavailable \([\w.-]{1,120}:\d{2,5}\)/i, 'name_unresolved', 'connect'],
  [/temporary failure in name resolution|eai_again|try again later\) resolving|server misbehaving/i, 'name_unresolved', 'connect'],
  [
    /name or service not known|nodename nor servname|no address associated with hostname|could not resolve host|couldn't resolve host/i,
    'name_unknown',
    'connect',
  ],
  [
    /unable to resolve host|no such host|getaddrinfo failed|unknown host\b|bad hostname|name does not resolve|host not found/i,
    'name_unknown',
    'connect',
  ],
  [
    /\bnxdomain\b|failed host lookup|failed to get address for host|hostname lookup: |remote name could not be resolved|\bhost [\w.-]{3,80} not found|n[ãa]o [ée] conhecido\. \(|hostname could not be found|failed to resolve '|failed to lookup address information|no resolver defined|dns lookup failed/i,
    'name_unknown',
    'connect',
  ],
  [
    /no (?:se )?(?:pudo|puede) resolver (?:el )?(?:host|nombre|servidor)|(?:host|servidor|nombre de host) desconocido|n[ãa]o (?:foi poss[íi]vel|p[ôo]de) (?:resolver|ser resolvido)|(?:host|servidor) desconhecido|nome (?:do )?(?:host|servidor) n[ãa]o (?:encontrado|resolvido)/i,
    'name_unknown',
    'connect',
  ],
];

/** wget calls the silence of a server a connection that timed out. */
const waiting: readonly Phrase[] = [
  [/response body[^\n]{0,60}operation timed out/i, 'timed_out', 'body'],
  [/\(28\) failed to connect|dial (?:tcp|udp)[^\n]{0,80}i\/o timeout|connect etimedout/i, 'timed_out', 'connect'],
  [/read error \(connection timed out\)/i, 'timed_out', 'headers'],
  // The system says "Connection timed out" of a connection that stood as well: who reads or writes is behind the connecting.
  [
    /\b(?:read|write|recv|recvfrom|send|sendto|(?:recv|send|receive|read|write) (?:failure|failed|error)): connection timed out|ssl_(?:read|write): connection timed out|lost connection[^\n]{0,80}connection timed out|connection timed out(?: \((?:read|write) failed\)| @ io_| - (?:recv|read|send|write|ssl)|,? (?:while|during|on) (?:reading|writing|sending|receiving|waiting|read|write))/i,
    'timed_out',
    'headers',
  ],
  [/\b(?:read|write) (?:tcp|udp) [^\n]{1,120}?: i\/o timeout/i, 'timed_out', 'headers'],
  // nginx says what it waited for behind the system's words.
  [/timed out\) while (?:reading|sending|waiting)|upstream request timeout|response timeout|responsetimeout\b/i, 'timed_out', 'headers'],
];

const connecting: readonly Phrase[] = [
  [
    /\bdial (?:tcp|udp|unix)[^\n]{0,120}?: i\/o timeout|tls handshake timeout|tempo (?:limite )?d[ea] conex[ãa]o (?:esgotado|excedido)|tiempo (?:de espera )?(?:de|para) (?:la )?conexi[óo]n (?:agotado|excedido)/i,
    'timed_out',
    'connect',
  ],
  // Go: no connection was free or made when the deadline came.
  [/canceled while waiting for connection\b/i, 'timed_out', 'connect'],
  // A pool that has none to give: HikariCP, and its like.
  [/connection is not available, request timed out/i, 'timed_out', 'connect'],
  // HTTP/2 says of these streams that nothing was done with them (RFC 9113, section 8.7).
  [/refused_stream\b/i, 'connection_lost', 'connect'],
  [/ssl_connect: (?:connection reset|ssl_error_syscall)|before secure tls connection/i, 'connection_lost', 'connect'],
  [
    /failed to connect to [^\n]{1,120} after \d{1,7} ?ms\b(?!:)|did not properly respond after a period of time|:connect_timeout\b|err_connection_timed_out/i,
    'timed_out',
    'connect',
  ],
  [
    /waiting for (?:a )?(?:idle |free )?connection from (?:the )?pool|(?:pool|connection)[#.]acquire|provide a connection within the timeout|(?:acquir|obtain|get|request)ing (?:a )?connection from (?:the )?pool|connection pool (?:timeout|exhausted)|connection is not available, request timed out|queuepool limit|timeout while connecting|connection from the connection pool|:?checkout_timeout/i,
    'timed_out',
    'connect',
  ],
  [/connect(?:ion)? timed? ?out|timed out while connecting|connection attempt timed out|connecttimeout/i, 'timed_out', 'connect'],
  [/connection refused|actively refused|couldn't connect to server|could not connect to server/i, 'refused', 'connect'],
  [
    /(?:could not|couldn't|cannot|can't|can not|unable to|not|failed to) connect to:? ?(?:the |a |all )?(?:remote |target |upstream |backend |destination |end)?(?:host|server|point|api|address(?:es)?|service|database|https?:|::|`host=|[\w-]{1,60}\.[\w.-]{1,120}|[\w.-]{1,120}:\d{2,5}|localhost)/i,
    'refused',
    'connect',
  ],
  [
    /unable to connect\. is the computer|connection was refused|[:,]econnrefused\b|[:,]ehostunreach\b|(?:http\/\d(?:\.\d)?|tcp|network|socket) connection could not be established|failed to load external entity|(?:could not|unable to|failed to) establish (?:a )?connection|imposs[íi]vel conectar-se ao servidor|(?:can't|cannot|could not|unable to) reach (?:the )?(?:database|server|host|api|upstream)|error establishing (?:a )?connection|conex[ãa]o (?:foi )?recusada|recusou (?:ativamente )?a conex[ãa]o|recusou ativamente/i,
    'refused',
    'connect',
  ],
  [
    /conectar(?:-se)? (?:a|ao|[àa]|com|com o|com a|no|na|em|de|do) (?:servi(?:dor|[çc]o)|host|api|web ?service|endere[çc]o|endpoint|sefaz|prefeitura|banco de dados|https?:|[\w-]{1,60}\.[\w.-]{1,120}|\d{1,3}\.\d)/i,
    'refused',
    'connect',
  ],
  [
    /conexi[óo]n (?:fue )?(?:rechazada|denegada)|no (?:se )?(?:pudo|puede|fue posible|ha podido) (?:conectar(?:se)?|establecer (?:la |una )?conexi[óo]n)(?: |$)/i,
    'refused',
    'connect',
  ],
  [
    /internet connection appears to be offline|no internet connection|sem conex[ãa]o com a internet|sin conexi[óo]n a internet/i,
    'unreachable',
    'connect',
  ],
  [/no route to host|network is unreachable|host is down|network is down/i, 'unreachable', 'connect'],
];

/** In the order in which they are looked for. */
export const CONNECT_PHRASES: readonly Phrase[] = [...tls, ...names, ...waiting, ...connecting];
