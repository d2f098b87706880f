// toolErrorJsonSchema: the contract for other languages; scripts/generate writes it to tool-error.schema.json.
// Beside the walks: a form of `toolErrorSchema`, made when files are generated.
import * as z from 'zod';
import { CONTRACT_VERSION, toolErrorSchema } from './tool-error.ts';

/** The contract as JSON Schema, draft 2020-12; its `$id` carries the contract's version. */
export function toolErrorJsonSchema(): Readonly<Record<string, unknown>> {
  const { $schema, ...schema } = z.toJSONSchema(toolErrorSchema, { target: 'draft-2020-12' });
  return {
    $schema,
    $id: `urn:overdue:tool-error:${CONTRACT_VERSION}`,
    title: 'Tool error',
    description: 'One failure, judged: a consumer that reads only the first three fields acts correctly.',
    ...schema,
  };
}
