// A tool takes what its operation takes: names, types, what must be given, enums, formats and bounds are those of docs/openapi.json.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { jsonSchemaOf } from '../../../src/tools/arguments/json-schema.ts';
import { CATALOG } from '../../../src/tools/catalog.ts';
import { differences, type JsonSchema, meaningOf, operationInput } from './operation-input.ts';

describe.each(CATALOG.map((tool) => ({ ...tool, tool })))('$name', ({ name, input, tool }) => {
  test('takes what its operation takes', () => {
    const own = z.toJSONSchema(input, { io: 'input', target: 'draft-2020-12' });
    expect(differences(meaningOf(operationInput(name)), meaningOf(own))).toEqual([]);
  });

  test('shows a schema that leaves out no more than a pattern of dates and the bounds of numbers in JSON', () => {
    const shown = jsonSchemaOf(tool.input);
    expect(differences(meaningOf(z.toJSONSchema(input, { io: 'input' })), meaningOf(shown))).toEqual([]);
    const text = JSON.stringify(shown);
    expect(text).not.toContain('$schema');
    expect(text).not.toContain('9007199254740991');
    expect(new Ajv2020({ strict: false }).validateSchema(shown)).toBe(true);
  });
});

describe('the comparison', () => {
  const field = (schema: JsonSchema) => ({ type: 'object', properties: { due: schema }, required: ['due'] });
  test.each([
    ['another type', field({ type: 'string' }), ['properties.due.type: expected "integer", found "string"']],
    ['a bound', field({ type: 'integer', maximum: 5 }), ['properties.due.maximum: expected nothing, found 5']],
    ['null', field({ anyOf: [{ type: 'integer' }, { type: 'null' }] }), ['properties.due.anyOf', 'properties.due.type']],
    [
      'a name',
      { type: 'object', properties: { due_date: { type: 'integer' } }, required: ['due_date'] },
      ['properties.due:', 'properties.due_date', 'required.0'],
    ],
    ['what may be left out', { type: 'object', properties: { due: { type: 'integer' } } }, ['required: expected ["due"], found nothing']],
    ['words alone', field({ type: 'integer', description: 'when', maximum: Number.MAX_SAFE_INTEGER }), []],
  ])('tells %s', (_, found, expected) => {
    const told = differences(meaningOf(field({ type: 'integer' })), meaningOf(found));
    expect(told).toHaveLength(expected.length);
    expected.forEach((start, at) => {
      expect(told[at]?.startsWith(start), told[at]).toBe(true);
    });
  });

  test('reads enums in any order, and dates by their format', () => {
    const one = { enum: ['a', 'b'], format: 'date', pattern: '^x$' };
    expect(differences(meaningOf(one), meaningOf({ format: 'date', enum: ['b', 'a'] }))).toEqual([]);
    expect(differences(meaningOf(one), meaningOf({ format: 'date', enum: ['b'] }))).toEqual([
      'enum.0: expected "a", found "b"',
      'enum.1: expected "b", found nothing',
    ]);
  });

  test('knows the operations of the document and no other', () => {
    expect(() => operationInput('create_nothing')).toThrow('docs/openapi.json has no operation create_nothing');
    expect(meaningOf(operationInput('remove_invoice_line_item'))).toMatchObject({ required: ['invoice_id', 'line_item_id'] });
  });
});
