// amendedNote: says which arguments were not canonical and were read all the same, so that the next call has them right.
// Beside a success: after its JSON, as a text of its own.
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Language } from '../../contract/tool-error.ts';
import type { Complaint } from '../../tools/arguments/complaints.ts';

const TEXTS: Readonly<Record<Language, string>> = {
  en: 'Some arguments were read as what they can only mean. Next time give',
  'pt-BR': 'Alguns argumentos foram lidos pelo único sentido possível. Da próxima vez, envie',
};

/** The text, or none. */
export function amendedNote(amended: readonly Complaint[], lang: Language): CallToolResult['content'] {
  if (amended.length === 0) return [];
  const each = amended.map(({ path, expected }) => `${path}: ${expected}`);
  return [{ type: 'text', text: `${TEXTS[lang]} ${each.join('; ')}.` }];
}
