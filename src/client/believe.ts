// believe: whether a 2xx is the success it claims to be. A body that is not the promised object is a failure, not a value.
// Before step 1 of a failure's walk: here a "success" that cannot be believed becomes one.
import { parse } from 'secure-json-parse';
import type { Reply } from './exchange.ts';

/** The value, or in a few words why it is none. */
export type Belief = { readonly value: Readonly<Record<string, unknown>> } | { readonly doubt: string };

/** What an answer must be to be believed. */
export interface Promised {
  /** Names that it must have. */
  readonly answers: readonly string[];
  /** What it must call itself in `object`. */
  readonly answers_with: string;
  /** The id of the object that the call named and the answer must be about; undefined: it named none. */
  readonly id?: unknown;
}

/** The promised object of a 2xx reply: JSON, an object, with all the keys it must have, and the one that was asked for. */
export function believe(reply: Reply, { answers, answers_with: object, id }: Promised): Belief {
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
  const missing = answers.filter((key) => !Object.hasOwn(value, key));
  if (missing.length > 0) return { doubt: `without ${shortened(missing)}` };
  if (value.object !== object) return { doubt: 'another kind of object' };
  return id === undefined || value.id === id ? { value } : { doubt: 'another object' };
}

/** So many missing names tell enough. */
const NAMES_MAX = 4;

function shortened(names: readonly string[]): string {
  const more = names.length > NAMES_MAX ? ` and ${names.length - NAMES_MAX} more` : '';
  return `${names.slice(0, NAMES_MAX).join(', ')}${more}`;
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
