// definitionOf: a tool of the catalogue as tools/list shows it.
// Between the wire and the catalogue: the list, describe_tools and the resources show the same.
import type { Tool as Definition } from '@modelcontextprotocol/server';
import type { Language } from '../contract/tool-error.ts';
import { jsonSchemaOf } from '../tools/arguments/json-schema.ts';
import type { Tool } from '../tools/tool.ts';

/** The definition, its words in `lang`. */
export function definitionOf(tool: Tool, lang: Language): Definition {
  return {
    name: tool.name,
    title: tool.title[lang],
    description: tool.description[lang],
    inputSchema: jsonSchemaOf(tool.input),
    annotations: tool.annotations,
  };
}
