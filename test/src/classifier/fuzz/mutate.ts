// mutate: spoils a failure at one place: a text of it, a value's type, its shape, or what happens when it is looked at.
// For the fuzz test. A failure is plain data before, and anything after.
import type { Random } from './random.ts';
import { TEXT_MUTATIONS } from './text-mutations.ts';

type Holder = Record<string, unknown>;

/** A member somewhere in a failure. */
interface Place {
  readonly holder: Holder;
  readonly name: string;
}

const boom = (): never => {
  throw new Error('hostile');
};
const throwing = (): object => new Proxy({}, { get: boom, has: boom, ownKeys: boom, getPrototypeOf: boom, getOwnPropertyDescriptor: boom });

const OTHERS: readonly (() => unknown)[] = [
  ...[() => null, () => undefined, () => 0, () => -1, () => 1e308, () => Number.NaN, () => true, () => ''],
  ...[
    () => 10n,
    () => Symbol('odd'),
    () => boom,
    () => new Date(Number.NaN),
    () => new Map([[{}, 1]]),
    () => Object.create(null) as object,
  ],
  ...[() => [], () => [[[]]], () => ({}), () => new Uint8Array([0xff, 0xfe, 0x80]), () => new Error('x', { cause: 'y' }), throwing],
  () => ({ toString: boom, toJSON: boom, valueOf: boom }),
];

type Mutation = (root: Holder, place: Place, random: Random, other: string) => void;

const ofText: Mutation = (_, { holder, name }, random, other) => {
  const value = holder[name];
  const text = typeof value === 'string' ? value : String(JSON.stringify(value));
  holder[name] = random.of(Object.values(TEXT_MUTATIONS))(text, random, other);
};

const OF_SHAPE: readonly Mutation[] = [
  (_, { holder, name }, random) => {
    holder[name] = random.of(OTHERS)();
  },
  (root, { holder, name }) => {
    holder[name] = root;
  },
  (_, { holder, name }) => {
    delete holder[name];
  },
  (_, { holder, name }) => {
    Object.defineProperty(holder, name, { get: boom, enumerable: true, configurable: true });
  },
  (_, { holder, name }, random) => {
    let value = holder[name];
    for (let depth = random.below(500); depth > 0; depth -= 1) value = random.below(2) === 0 ? [value] : { error: value };
    holder[name] = value;
  },
  (root, { holder, name }, random) => {
    const from = random.of(placesIn(root));
    holder[name] = from.holder[from.name];
  },
  (_, { holder, name }, random) => {
    holder[random.of(['__proto__', 'constructor', 'toString', 'then', 'length', 'cause', 'errors', 'response', 'http'])] = holder[name];
  },
];

/** `failure` in a holder of its own, so that it may be replaced as a whole. */
export function mutated(failure: unknown, random: Random, other: string): unknown {
  const root: Holder = { failure: structuredClone(failure) };
  for (let times = 1 + random.below(3); times > 0; times -= 1) {
    const places = placesIn(root);
    if (places.length === 0) break;
    const mutation = random.below(2) === 0 ? ofText : random.of(OF_SHAPE);
    try {
      mutation(root, random.of(places), random, other);
    } catch {
      // A failure that bites whoever spoils it is spoilt enough.
      break;
    }
  }
  return read(root, 'failure');
}

/** Puts `words` into texts of `failure`: behind, before or instead of what stands there. */
export function planted(failure: unknown, words: string, random: Random): unknown {
  const root: Holder = { failure: structuredClone(failure) };
  const texts = placesIn(root).filter(({ holder, name }) => typeof holder[name] === 'string');
  for (let times = 1 + random.below(4); times > 0 && texts.length > 0; times -= 1) {
    const { holder, name } = random.of(texts);
    const text = String(holder[name]);
    const at = random.below(text.length + 1);
    holder[name] = random.of([words, `${text} ${words}`, `${words}: ${text}`, text.slice(0, at) + words + text.slice(at)]);
  }
  return root.failure;
}

const PLACES_MAX = 300;

/** Members of `root` and of what it holds; what bites when it is looked at is left out. */
function placesIn(root: Holder): readonly Place[] {
  const places: Place[] = [];
  const waiting: unknown[] = [root];
  const seen = new Set<unknown>();
  while (waiting.length > 0 && places.length < PLACES_MAX) {
    const holder = waiting.shift();
    if (typeof holder !== 'object' || holder === null || seen.has(holder)) continue;
    seen.add(holder);
    for (const name of namesOf(holder)) {
      places.push({ holder: holder as Holder, name });
      waiting.push(read(holder as Holder, name));
    }
  }
  return places;
}

function namesOf(holder: object): readonly string[] {
  try {
    return Object.keys(holder);
  } catch {
    return [];
  }
}

function read(holder: Holder, name: string): unknown {
  try {
    return holder[name];
  } catch {
    return undefined;
  }
}
