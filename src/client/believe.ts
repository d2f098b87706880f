// believe: whether a 2xx is the success it claims to be. A body that is not the promised object is a failure, not a value.
// Before step 1 of a failure's walk: here a "success" that cannot be believed becomes one.
import { parse } from 'secure-json-parse';
import type { Reply } from './exchange.ts';

/** The value, or in a few words why it is none. */
export type Belief = { readonly value: Readonly<Record<string, unknown>> } | { readonly doubt: string };

/** The promised object of a 2xx reply: JSON, an object, with all the keys it must have. */
export function believe(reply: Reply, requires: readonly string[]): Belief {
  const type = mediaType(reply);
  if (reply.body === undefined) return { doubt: `${type}, not UTF-8` };
  if (reply.body.trim() === '') return { doubt: 'empty' };
  let value: unknown;
  try {
    value = parse(reply.body, null, { protoAction: 'remove', constructorAction: 'remove' });
  } catch {
    return { doubt: type === 'application/json' ? 'broken JSON' : type };
  }
  if (!isObject(value)) return { doubt: 'JSON, but no object' };
  const missing = requires.filter((key) => !Object.hasOwn(value, key));
  return missing.length === 0 ? { value } : { doubt: `without ${missing.join(', ')}` };
}

const MEDIA_TYPE = /^(?:application|audio|font|image|message|model|multipart|text|video)\/[a-z][a-z.+-]{0,30}$/;

/** The media type of a reply without its parameters, "no content type", or "an odd content type" for words that are none. */
export function mediaType(reply: Reply): string {
  const type = reply.headers['content-type']?.split(';')[0]?.trim().toLowerCase() || 'no content type';
  return type === 'no content type' || MEDIA_TYPE.test(type) ? type : 'an odd content type';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
