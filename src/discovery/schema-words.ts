// schemaTexts: the names and descriptions of a tool's arguments, as far as somebody would look for them.
// A step of a catalogue's walk. A schema is anybody's: any shape is read, three levels deep, so many of them.

const DEPTH_MAX = 3;
const TEXTS_MAX = 200;
const TEXT_MAX_CHARACTERS = 300;

/** What a schema says. */
export interface SchemaTexts {
  readonly names: readonly string[];
  /** Descriptions, titles and enums. */
  readonly descriptions: readonly string[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a JSON Schema; of anything else, nothing. */
export function schemaTexts(schema: unknown): SchemaTexts {
  const names: string[] = [];
  const descriptions: string[] = [];
  const say = (value: unknown): void => {
    if (typeof value === 'string' && descriptions.length < TEXTS_MAX) descriptions.push(value.slice(0, TEXT_MAX_CHARACTERS));
  };
  const walk = (value: unknown, depth: number): void => {
    if (!isObject(value) || depth > DEPTH_MAX) return;
    if (depth > 0) {
      say(value.description);
      say(value.title);
      if (Array.isArray(value.enum)) for (const word of value.enum.slice(0, TEXTS_MAX)) say(word);
    }
    for (const [name, inner] of isObject(value.properties) ? Object.entries(value.properties) : []) {
      if (names.length >= TEXTS_MAX) return;
      names.push(name.slice(0, TEXT_MAX_CHARACTERS));
      walk(inner, depth + 1);
    }
    walk(value.items, depth + 1);
    for (const list of [value.anyOf, value.oneOf, value.allOf])
      if (Array.isArray(list)) for (const inner of list.slice(0, TEXTS_MAX)) walk(inner, depth + 1);
  };
  walk(schema, 0);
  return { names, descriptions };
}
