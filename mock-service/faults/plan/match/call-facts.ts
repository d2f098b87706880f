// CallFacts: what rules ask of a call, each thing read once and only when some rule asks.
// Step 3 of a request's walk: every matcher of every rule of a plan reads the same facts.
import { headerOf, type RoutedCall } from '../../../call.ts';
import { readJson } from '../../../read-json.ts';

/** A path's segments, without percent escapes; one whose escapes are broken stays as it is. */
export function segmentsOf(path: string): readonly string[] {
  return path.split('/').map((segment) => {
    if (!segment.includes('%')) return segment;
    try {
      return decodeURIComponent(segment);
    } catch {
      return segment; // a broken percent escape
    }
  });
}

function queryOf({ query }: RoutedCall): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    const earlier = values.get(name);
    if (earlier === undefined) values.set(name, [value]);
    else earlier.push(value);
  }
  return values;
}

const utf8 = new TextDecoder();

function bodyOf(call: RoutedCall): unknown {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(headerOf(call, 'content-type')?.trim() ?? '');
  if (isForm) return Object.fromEntries(new URLSearchParams(utf8.decode(call.body)));
  const json = readJson(call.body);
  return json.kind === 'json' ? json.value : undefined;
}

/** The facts of one call. */
export class CallFacts {
  readonly call: RoutedCall;
  #segments: readonly string[] | undefined;
  #query: ReadonlyMap<string, readonly string[]> | undefined;
  #body: { readonly value: unknown } | undefined;

  constructor(call: RoutedCall) {
    this.call = call;
  }

  get segments(): readonly string[] {
    this.#segments ??= segmentsOf(this.call.path);
    return this.#segments;
  }

  /** The values of each parameter, in their order. */
  get query(): ReadonlyMap<string, readonly string[]> {
    this.#query ??= queryOf(this.call);
    return this.#query;
  }

  /** What the body holds, JSON or a form; undefined: neither, or nothing. */
  get body(): unknown {
    this.#body ??= { value: bodyOf(this.call) };
    return this.#body.value;
  }
}
