// problem-details: the members of a problem document, standard and of our own provider, whatever the content type says.
// @see RFC 9457, section 3
import type { Extractor, Facts } from '../evidence.ts';
import { codeOf, expectationOf, idOf, nameOf, pathOf, problemTypeOf, requestIdOf } from '../redact.ts';
import { isObject, readList, readProperty } from '../values/safe-read.ts';

const LIST_MAX = 50;

/** Reads a problem document. */
export const problemDetails: Extractor = {
  source: 'problem-details',
  recognises: (link) => link.kind === 'http' && isProblem(link.body?.json),
  extract: (link, _, known) => (link.kind === 'http' ? factsOf(link.body?.json, known) : {}),
};

function isProblem(json: unknown): boolean {
  if (!isObject(json) || Array.isArray(json)) return false;
  return typeof readProperty(json, 'title') === 'string' || problemTypeOf(readProperty(json, 'type')) !== undefined;
}

function factsOf(json: unknown, known: Facts): Facts {
  const fields = readList(readProperty(json, 'errors'), LIST_MAX).flatMap((error) => {
    const path = pathOf(readProperty(error, 'path'));
    return path === undefined ? [] : [{ path, expected: expectationOf(readProperty(error, 'expected')) }];
  });
  const allowed = readList(readProperty(json, 'allowed_operations'), LIST_MAX).flatMap((name) => nameOf(name) ?? []);
  return seen({
    problem_type: problemTypeOf(readProperty(json, 'type')),
    code: codeOf(readProperty(json, 'code')),
    request_id: known.request_id ?? requestIdOf(readProperty(json, 'request_id')),
    existing_id: idOf(readProperty(json, 'existing_id')),
    decline_code: codeOf(readProperty(json, 'decline_code')),
    fields: fields.length === 0 ? undefined : fields,
    allowed_operations: allowed.length === 0 ? undefined : allowed,
  });
}

function seen(facts: { readonly [K in keyof Facts]: Facts[K] | undefined }): Facts {
  const present: Record<string, unknown> = {};
  for (const name in facts) if (facts[name as keyof Facts] !== undefined) present[name] = facts[name as keyof Facts];
  return present as Facts;
}
