// snapshotOf: a copy of a call's input as JSON has it, so that nothing the caller does to it later reaches an attempt or changes the intent.
// Before an intent is begun: what JSON would lose in silence is refused by its place, for two calls that differ in it would count as one.

/** Deeper is no input, and would end in a stack that is too small for it. */
const DEPTH_MAX = 200;

/** The copy. @throws TypeError that says where it is no JSON. */
export function snapshotOf(input: unknown): unknown {
  try {
    return copy(input, { path: 'input', within: [] });
  } catch (thrown) {
    if (thrown instanceof NoJson) throw new TypeError(thrown.message);
    throw new TypeError('run: input: expected an object that can be read', { cause: thrown });
  }
}

class NoJson extends TypeError {}

interface Place {
  readonly path: string;
  /** What it lies in: an object that lies in itself has no end. */
  readonly within: readonly object[];
}

const refuse = ({ path }: Place, what: string): never => {
  throw new NoJson(`run: ${path}: expected JSON, got ${what}`);
};

function copy(value: unknown, place: Place): unknown {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : refuse(place, String(value));
  if (typeof value !== 'object') return refuse(place, `a ${typeof value}`);
  if (place.within.includes(value)) return refuse(place, 'an object that lies in itself');
  if (place.within.length >= DEPTH_MAX) return refuse(place, `more than ${DEPTH_MAX} levels`);
  return copyObject(value, place);
}

function copyObject(value: object, place: Place): unknown {
  const below = (name: string | number): Place => ({ path: pathTo(place.path, name), within: [...place.within, value] });
  if ('toJSON' in value && typeof value.toJSON === 'function') return copy(value.toJSON(), below('toJSON()'));
  if (Array.isArray(value)) return Array.from(value, (item, index) => copy(item, below(index)));
  if (Object.prototype.toString.call(value) !== '[object Object]') return refuse(place, Object.prototype.toString.call(value));
  return Object.fromEntries(Object.entries(value).flatMap(([name, of]) => (of === undefined ? [] : [[name, copy(of, below(name))]])));
}

const pathTo = (path: string, name: string | number): string => (path.length > 80 ? path : `${path}.${String(name).slice(0, 40)}`);
