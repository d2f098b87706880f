// readQuery: a call's query as members by name, all of them text.
// Step 5 of a request's walk, before the operation's schema.
import type { Complaint } from '../../complaint/complaint.ts';
import type { Read } from './read-body.ts';

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null; // a broken percent escape
  }
}

const NONE: Read = { ok: true, members: {} };

interface Parameter {
  readonly name: string;
  readonly value: string;
}

/** One `name=value`; an error names the parameter as it was written. */
function readParameter(pair: string): Parameter | Complaint {
  const at = pair.indexOf('=');
  const written = at === -1 ? pair : pair.slice(0, at);
  const name = decode(written);
  const value = decode(at === -1 ? '' : pair.slice(at + 1));
  if (name === null || value === null) {
    return { path: name ?? written, expected: 'text in percent-encoded UTF-8', received: 'a broken percent escape' };
  }
  return { name, value };
}

/** The parameters of a query. A repeated one, a broken escape or a prototype's name is refused by name. Never throws. */
export function readQuery(query: string): Read {
  if (query === '') return NONE;
  const members = new Map<string, string>();
  const errors: Complaint[] = [];
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const parameter = readParameter(pair);
    if ('path' in parameter) errors.push(parameter);
    else if (parameter.name === '__proto__')
      errors.push({ path: '__proto__', expected: 'no such parameter', received: 'an unknown parameter' });
    else if (members.has(parameter.name)) errors.push({ path: parameter.name, expected: 'one value', received: 'a repeated parameter' });
    else members.set(parameter.name, parameter.value);
  }
  if (errors.length === 0) return { ok: true, members: Object.fromEntries(members) };
  return { ok: false, problem: { code: 'invalid_request', detail: 'The query cannot be read.', errors } };
}
