// axios-timeout: axios gives its own deadline the code of an aborted connection; its configuration tells the two apart.
// @see https://github.com/axios/axios/blob/v1.x/lib/adapters/http.js
import type { Extractor, ThrownLink } from '../evidence.ts';

/** The second stands when `transitional.clarifyTimeoutError` is on. */
const CODES: readonly (string | undefined)[] = ['ECONNABORTED', 'ETIMEDOUT'];

/** Where a configuration was left out on the way, as in a log. */
const OWN_WORDS = /^timeout of \d{1,9}ms exceeded$/;

/** Reads the error of a request that was given a `timeout` and says that it passed; ECONNABORTED is also a request that was aborted. */
export const axiosTimeout: Extractor = {
  source: 'axios-timeout',
  recognises: (link) => link.kind === 'thrown' && CODES.includes(link.text('code')) && saysTimeout(link),
  extract: () => ({ aborted_by: 'deadline' }),
};

/** Axios words it from `config.timeout`, or in `config.timeoutErrorMessage` when that is set: compared whole with what the configuration gives. */
function saysTimeout({ name, message, text, number }: ThrownLink): boolean {
  const timeoutMs = number('config', 'timeout');
  if (timeoutMs === undefined) return name === 'AxiosError' && OWN_WORDS.test(message);
  if (timeoutMs <= 0) return false;
  return message === (text('config', 'timeoutErrorMessage') || `timeout of ${timeoutMs}ms exceeded`);
}
