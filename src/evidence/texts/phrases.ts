// PHRASES: what systems and libraries of all languages print when a call fails on this side or on the way, in English, Portuguese and Spanish. Whole phrases, never a number alone.
// Step 2 of a failure's walk: the first that is found speaks; what is more exact comes first. Each alternative is a fixed run of words: nothing backtracks.

import type { Phrase } from '../symptom.ts';
import { CONNECT_PHRASES } from './connect-phrases.ts';

const lost: readonly Phrase[] = [
  [/\b(?:Get|Post|Put|Patch|Delete|Head) \\?"https?:[^"\s]{1,400}": EOF(?:\n|$)/, 'connection_lost'],
  [
    /conex[ãa]o (?:com|ao|no|do) (?:o |a )?(?:servi(?:dor|[çc]o)|host|api|web ?service|endpoint|sefaz|prefeitura|banco de dados)\b|server has gone away|eof occurred in violation|failed to (?:read|write) connection/i,
    'connection_lost',
  ],
  // Go says no more of a connection that ended in place of an answer.
  [/(?:^|": |\b(?:read|write|readLoop|http2): )EOF\s{0,3}(?:$|\n)/, 'connection_lost', 'headers'],
  [
    /(?:^|[:(] ?|the |http |tcp |socket |remote host )connection (?:was|is|has been) closed|closed the connection|broke connection|stream truncated|\bend of stream\b|network closed for/im,
    'connection_lost',
  ],
  [
    /\bcommunications link failure\b|conexi[óo]n (?:fue )?(?:perdida|interrumpida|restablecida|reiniciada|cerrada (?:por|inesperadamente))|se perdi[óo] la conexi[óo]n/i,
    'connection_lost',
  ],
  [/error fetching http headers|dispatch task is gone|stream_error,closed|max retries per request/i, 'connection_lost'],
  // PHP's streams say no more of a connection that was lost, or of silence.
  [/http request failed! {1,2}in /i, 'connection_lost', 'headers'],
  [
    /transfer closed with|incomplete ?read|response ended prematurely|premature (?:eof|close|end of|connection close)|unexpected end of file from server/i,
    'cut_short',
    'body',
  ],
  [/peer closed connection without sending complete message|response payload is not completed|connection broken: /i, 'cut_short', 'body'],
  [/unexpected eof|unexpected end of stream|end of file reached|stream has been aborted|not enough data for satisfy/i, 'cut_short'],
  [
    /stream was reset|stream (?:closed|reset|error)\b|rst_stream|\bgoaway\b|not closed cleanly|connection prematurely closed|prematurely closed connection|closed unexpectedly|before message completed|incompletemessage/i,
    'connection_lost',
  ],
  [
    /network connection (?:was )?lost|unexpected error occurred on a (?:send|receive)|noresponsedatareceived|connection closed before|error reading a body from connection|lost in a non-clean fashion|reason: :closed\b|\) :closed\b|error, :closed\b/i,
    'connection_lost',
  ],
  [
    /failed to fetch\b(?! (?:data|records?|invoices?|customers?|items?|results?)\b)|networkerror when attempting|load failed(?=$|[.\n]| \()|network request failed|(?:due to|because of) (?:a |an )?(?:network|connection) (?:issue|problem|error|failure)|conex[ãa]o (?:foi )?(?:perdida|interrompida|redefinida|resetada|abortada)|conex[ãa]o (?:foi )?(?:encerrada|fechada) (?:pelo|por) (?:host|servidor|lado|outro|ponto)/i,
    'connection_lost',
  ],
  // All that axios says in a browser.
  [/^(?:AxiosError: |Error: )?Network Error(?=$|\n)/, 'connection_lost'],
  [/connection (?:was )?reset|reset by peer|broken pipe|connection aborted|forcibly closed|socket hang up/i, 'connection_lost'],
  [/remote end closed connection|server disconnected|empty reply from server|no response from server|no data received/i, 'connection_lost'],
  [
    /server closed (?:idle )?connection|underlying connection was closed|connection closed (?:by|before|unexpectedly)|peer closed/i,
    'connection_lost',
  ],
  [
    /\bconnection closed\b|connection (?:was )?(?:lost|dropped)|recv failure|send failure|transport is closing|header parser received no bytes/i,
    'connection_lost',
  ],
];

const late: readonly Phrase[] = [
  // All that is left behind the name of a call, or all there is.
  [/(?:^|(?:failed|failure|error|falhou|falha|erro): )\{?(?:timeout|timed_out)\}?\s{0,3}$/i, 'timed_out'],
  [/\/[\w.~%-]{1,80}:? timeout\s{0,3}$/i, 'timed_out'],
  [/\bsocket_closed_remotely\b|\bserver_closed\b/, 'connection_lost'],
  [
    /\bi\/o timeout\b|(?:excedeu|ultrapassou|atingiu) o tempo limite|tempo limite (?:foi )?(?:esgotado|excedido|atingido|ultrapassado)/i,
    'timed_out',
  ],
  [
    /(?:se )?agot[óo] el tiempo|tiempo de (?:espera|respuesta) (?:agotado|excedido|superado)|(?:super[óo]|excedi[óo]) el tiempo (?:de espera|l[íi]mite)|tiempo l[íi]mite (?:agotado|excedido|superado)/i,
    'timed_out',
  ],
  [/operation was aborted due to timeout|aborted due to timeout|deadline exceeded|deadline_exceeded|time limit exceeded/i, 'timed_out'],
  [
    /\b(?:read|request|response|operation|call|gateway|socket|connection|idle|server) (?:has |was )?timed?[- ]?out\b|timed out\b/i,
    'timed_out',
  ],
  [
    /\btimeout (?:was )?(?:of|exceeded|reached|expired|awaiting|after|waiting)\b|timeout awaiting|\btime-?out (?:na|da|ao) |tempo (?:limite )?(?:esgotado|excedido)/i,
    'timed_out',
  ],
  [
    /\b(?:read|receive|send|write|response|request|socket|api|operation) timeout\b|timeout (?:specified )?has expired|\bi\/o timeout\b|inactivity timeout|timed_out\b|\btimedout\b|a task was canceled|within the (?:allowed|specified|configured|given) time|before the specified timeout|a timeout exception/i,
    'timed_out',
  ],
  [
    /(?:reason: |\) |error, ):timeout\b|\.\w{3,20}error\) timeout\b|\(exit\) time ?out|\btimeout: (?:global|connect|per call|resolve|send request|send body|recv response|recv body|await 100)\b|\bafter \d{1,3}:\d\d:\d\d[.\d]{0,8}: future not completed|longer than [\d:.]{1,20} to (?:receive|send)/i,
    'timed_out',
  ],
  [
    /tempo de (?:espera|resposta|conex[ãa]o) (?:esgotado|excedido|atingido)|(?:servidor|servi[çc]o|api|host|sistema|sefaz|prefeitura|web ?service|gateway) (?:n[ãa]o respondeu (?:a tempo|no tempo|dentro do)|demorou (?:muito |demais )?(?:para|a) responder)/i,
    'timed_out',
  ],
  [/execution expired|client\.timeout exceeded|request canceled while waiting/i, 'timed_out'],
];

const unread: readonly Phrase[] = [
  // PHP's streams print the line they took for a status line, or nothing.
  [/http request failed! (?!http\/\d| ?in )[^\s]/i, 'not_http', 'headers'],
  [
    /expecting value: line|extra data: line|unterminated string starting|expecting property name|expecting ['",:]{1,3} delimiter/i,
    'not_json',
    'decode',
  ],
  [
    /unexpected token .{1,40} json|unexpected end of json|unexpected character|invalid character .{1,12} looking for|unexpected non-whitespace/i,
    'not_json',
    'decode',
  ],
  [
    /error decoding response body|invalid char in json|lexical error:|unexpected byte at position|invalid start of a (?:value|property)|unexpected json token|to accept malformed json|no suitable httpmessageconverter|could not extract response|could not be (?:de)?seriali[sz]ed|start tag expected|no content to map|cannot unmarshal/i,
    'not_json',
    'decode',
  ],
  [
    /expected value at line \d|data was not valid json|couldn.t be read because it isn.t in the correct format|cannot parse (?:the )?response|expected json|json text did not start|not-json/i,
    'not_json',
    'decode',
  ],
  [
    /invalid xml content received|opening and ending tag mismatch|not well-formed \(invalid token\)|unexpected token at '[{<]/i,
    'not_json',
    'decode',
  ],
  [
    /malformed json|json parse error|invalid json|not valid json|failed to parse json|syntax error, malformed|unexpected mimetype|invalid response body|, at character offset \d/i,
    'not_json',
    'decode',
  ],
  [
    /(?:invalid|illegal) (?:http )?(?:status|header) line|bad ?status ?line|malformed (?:http|status-line)|invalid http (?:response|header|version)|received http\/0\.9|illegal header line/i,
    'not_http',
    'headers',
  ],
  [
    /unsupported http version|invalid http|http\/0\.9 when not allowed|not a valid http|\bexpected http\/|bad response: /i,
    'not_http',
    'headers',
  ],
  [
    /incorrect header check|error -3 while decompressing|invalid (?:gzip|distance|block type)|not in gzip format|content-?encoding|can not decode content|gzip: invalid header/i,
    'bad_coding',
    'body',
  ],
];

const setUp: readonly Phrase[] = [
  [
    /no healthy upstream|no live upstreams|does not contain an instance|no (?:available|healthy) (?:servers|instances|backends|hosts|nodes|upstreams?)\b|no server is available to handle|circuit[- ]?(?:breaker)? (?:'[^'\n]{1,60}' )?is (?:now )?open|breaker is open|short-circuited|circuit breaker open|pool reached max|max-open-requests/i,
    'held_back',
    'connect',
  ],
  // Fetch opens no connection to some ports. @see https://fetch.spec.whatwg.org/#port-blocking
  [/^(?:Error: )?bad port(?=$|\n)/, 'bad_address', 'connect'],
  [/unknown tool|tool [\w.:-]{1,80} not found|no such tool|method not found/i, 'bad_address', 'connect'],
  [
    /unsupported protocol scheme|no scheme supplied|invalid url|unsupported protocol|no host (?:supplied|specified|in request)|url (?:using )?bad\/illegal|malformed url|not a valid url/i,
    'bad_address',
    'connect',
  ],
  [/proxy authentication required|unable to tunnel through proxy|received http code 407|cannot connect to proxy/i, 'bad_proxy', 'connect'],
  [
    /too many redirects|redirection limit|maximum \(\d{1,3}\) redirects|maximum redirects|redirect loop|stopped after \d{1,3} redirects/i,
    'redirected_in_circles',
  ],
  [
    /cleartext (?:http traffic|communication)|app transport security|not specify a valid host|relative url without a base|builder error for url|empty host|invalid uri\b|invalid request uri|url can't contain|not a supported protocol/i,
    'bad_address',
    'connect',
  ],
  // What is asked before the call itself was refused.
  [
    /blocked by cors policy: response to preflight request|cors preflight (?:did not succeed|channel did not succeed|request failed|response)/i,
    'withheld',
    'connect',
  ],
  [/blocked by cors policy|cross-origin request blocked|access-control-allow-origin/i, 'withheld'],
  // What came was too large for this side, so the call was made; who says `received` may be the server as well.
  [/received message larger than max|message exceeds maximum size|response (?:body|entity) (?:is )?too large/i, 'too_large', 'body'],
  [
    /message larger than max|message length too large|too large body|(?:request|message) (?:body|entity) (?:is )?too large/i,
    'too_large',
    'connect',
  ],
];

/** In the order in which they are looked for. */
export const PHRASES: readonly Phrase[] = [...CONNECT_PHRASES, ...unread, ...lost, ...setUp];
/** What an answer says goes before these. */
export const LATE_PHRASES: readonly Phrase[] = late;
