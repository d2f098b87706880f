// statedStatus: the status that an error names which came inside a success.
// Step 2 of a failure's walk, for http-response: the status around it was changed on the way, or was never meant.
// @see RFC 9457, section 3.1.2
import type { HttpLink } from './evidence.ts';
import { isObject, numberOf, readProperty } from './values/safe-read.ts';

const NAMES: readonly string[] = ['status', 'status_code', 'statusCode', 'http_status', 'httpStatus', 'httpStatusCode', 'http_code'];

/** 400 to 599 as a member of a 2xx's body, or of the `error` in it; undefined when there is none, or the answer is no 2xx. */
export function statedStatus({ status, body }: HttpLink): number | undefined {
  if (status < 200 || status > 299) return undefined;
  const error = readProperty(body?.json, 'error');
  if (!isObject(error)) return NAMES.map((name) => errorStatus(readProperty(body?.json, name))).find((stated) => stated !== undefined);
  return errorStatus(readProperty(error, 'status')) ?? errorStatus(readProperty(error, 'code'));
}

function errorStatus(value: unknown): number | undefined {
  const status = typeof value === 'string' && /^\d{3}$/.test(value) ? Number(value) : numberOf(value);
  return status !== undefined && Number.isInteger(status) && status >= 400 && status <= 599 ? status : undefined;
}
