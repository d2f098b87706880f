// parameterRows: the members of a schema as rows of a table: name, values, default, what it means.
// docs/faults.md shows parameters, matches and triggers by these.
import { z } from 'zod';

interface Parameter {
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
}

const TYPES: Readonly<Record<string, string>> = { integer: 'whole number', string: 'text' };

function rangeOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Parameter): string {
  const from = exclusiveMinimum === undefined ? minimum : `above ${exclusiveMinimum}`;
  const to = exclusiveMaximum === undefined ? maximum : `below ${exclusiveMaximum}`;
  if (from === undefined || to === undefined) return '';
  return typeof to === 'number' && typeof from === 'number' ? ` ${from}–${to}` : ` ${from} to ${to}`;
}

function valuesOf(parameter: Parameter): string {
  if (parameter.enum !== undefined) return parameter.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (parameter.const !== undefined) return `\`${String(parameter.const)}\``;
  const type = parameter.type ?? 'anything';
  return `${TYPES[type] ?? type}${rangeOf(parameter)}`;
}

/** What a schema's input may have: name, values, what it is when left out, what it means; none when it takes nothing. */
export function parameterRows(schema: z.ZodType): readonly (readonly string[])[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    readonly properties?: Readonly<Record<string, Parameter>>;
    readonly required?: readonly string[];
  };
  return Object.entries(json.properties ?? {}).map(([name, parameter]) => {
    const fallback = parameter.default === undefined ? '' : `\`${String(parameter.default)}\``;
    return [
      `\`${name}\``,
      valuesOf(parameter),
      json.required?.includes(name) === true ? 'required' : fallback,
      parameter.description ?? '',
    ];
  });
}
