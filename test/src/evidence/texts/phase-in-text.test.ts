// How far a call had come by the words of its time-out: what could not connect sent nothing, what was read or written may have been done.
import { expect, it } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';

const judged = (text: string) => classify(text, { operation: { write: 'unsafe' } });

it.each([
  'upstream timed out (110: Connection timed out) while reading response header from upstream',
  'read tcp 198.51.100.1:5->192.0.2.1:443: read: connection timed out',
  'write tcp 198.51.100.1:5->192.0.2.1:443: write: connection timed out',
  'java.net.SocketException: Connection timed out (Read failed)',
  'java.net.SocketException: Connection timed out (Write failed)',
  'java.net.SocketException: Connection timed out',
  'curl: (56) Recv failure: Connection timed out',
  'curl: (55) Send failure: Connection timed out',
  'Errno::ETIMEDOUT: Connection timed out @ io_fillbuf',
  'SSL_read: Connection timed out',
  'OSError: [Errno 110] Connection timed out while reading',
  'read tcp 198.51.100.1:5->192.0.2.1:443: i/o timeout',
  'Post "https://api.example.com/p": EOF',
  'http2: server sent GOAWAY and closed the connection; LastStreamID=1, ErrCode=NO_ERROR, debug=""',
  'stream error: stream ID 1; INTERNAL_ERROR; received from peer',
  'context canceled',
  'A operação excedeu o tempo limite',
  'Tempo limite esgotado ao consultar a SEFAZ',
  'Conexão perdida com o servidor',
  'Se agotó el tiempo de espera de la respuesta',
  'La conexión fue cerrada inesperadamente',
  'Communications link failure',
])('may have been done: %s', (text) => {
  expect(judged(text)).toMatchObject({ retryable: false, effect: 'unknown', action: 'reconcile_first' });
});

it.each([
  ['timeout', 'upstream timed out (110: Connection timed out) while connecting to upstream'],
  ['timeout', 'dial tcp 192.0.2.1:443: connect: connection timed out'],
  ['timeout', 'dial tcp 192.0.2.1:443: i/o timeout'],
  ['timeout', 'java.net.ConnectException: Connection timed out (Connection timed out)'],
  ['timeout', 'curl: (28) Connection timed out after 5001 milliseconds'],
  ['timeout', 'connect ETIMEDOUT 192.0.2.1:443'],
  ['timeout', 'net/http: TLS handshake timeout'],
  ['timeout', 'java.sql.SQLTransientConnectionException: Pool-1 - Connection is not available, request timed out after 30000ms.'],
  ['timeout', 'Tempo de conexão esgotado'],
  ['network_error', 'lookup api.example.com on 192.0.2.53:53: read udp 198.51.100.1:5->192.0.2.53:53: i/o timeout'],
  ['timeout', 'Tempo limite da conexão esgotado ao conectar'],
  ['timeout', 'net/http: request canceled while waiting for connection (Client.Timeout exceeded while awaiting headers)'],
  ['timeout', 'sqlalchemy.exc.TimeoutError: QueuePool limit of size 5 overflow 10 reached, connection timed out, timeout 30.00'],
  ['network_error', 'javax.net.ssl.SSLHandshakeException: Remote host closed connection during handshake'],
  ['network_error', 'No se pudo conectar con el servidor (conexión rechazada)'],
  ['network_error', 'conexão recusada'],
  ['service_unavailable', "CircuitBreaker 'x' is OPEN and does not permit further calls"],
])('never left, and is %s: %s', (error_type, text) => {
  expect(judged(text)).toMatchObject({ error_type, retryable: true, effect: 'not_applied' });
});

it.each([
  'javax.net.ssl.SSLHandshakeException: PKIX path building failed',
  'javax.net.ssl.SSLHandshakeException: Received fatal alert: handshake_failure',
  'javax.net.ssl.SSLHandshakeException: No subject alternative DNS name matching api.example.com found',
  'javax.net.ssl.SSLHandshakeException',
])('is a matter of trust or of protocol, and not repeated: %s', (text) => {
  expect(judged(text)).toMatchObject({ error_type: 'configuration_error', retryable: false, effect: 'not_applied' });
});
