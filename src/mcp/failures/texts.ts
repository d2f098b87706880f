// TEXTS: what the server's own failures say to a model, by language. Names of our tools are filled in, and nothing that came with a call.
// Beside a failure's walk: the words a tool error leaves with.
import type { Language } from '../../contract/tool-error.ts';
import type { Risk } from '../../tools/tool.ts';

/** The sentences of one language. */
export interface FailureTexts {
  badArguments(tool: string): string;
  unknownTool(nearest: readonly string[]): string;
  unknownAddress(nearest: readonly string[]): string;
  wrongCaller(tool: string, risk: string, caller: string): string;
  directTool(tool: string): string;
  answerTooLong(tool: string, limit: number): string;
  readonly nextPage: string;
  upTo(limit: number): string;
  /** What belongs in the place of an unknown name. */
  oneOf(names: readonly string[]): string;
  throughCaller(caller: string): string;
  notDirect(tool: string): string;
  /** What a tool of each risk does, after its name. */
  readonly risks: Readonly<Record<Risk, string>>;
}

export const TEXTS: Readonly<Record<Language, FailureTexts>> = {
  en: {
    badArguments: (tool) =>
      `Some arguments of ${tool} are missing or wrong. Correct what details.fields lists and call it again; describe_tools shows all arguments of ${tool}.`,
    unknownTool: (nearest) =>
      nearest.length === 0
        ? 'There is no tool of that name. Find the right one with search_tools.'
        : `There is no tool of that name; the nearest are ${nearest.join(', ')}. Call the one you mean, or find another with search_tools.`,
    answerTooLong: (tool, limit) =>
      `The answer of ${tool} is too long to be read at once. Call it again with limit ${limit} or less, or ask for less.`,
    nextPage: 'next_cursor of an answer is the cursor of the next page.',
    upTo: (limit) => `a whole number from 1 to ${limit}`,
    wrongCaller: (tool, risk, caller) => `${tool} ${risk}. Call it through ${caller}, with the same name and arguments.`,
    unknownAddress: (nearest) =>
      `There is no resource at that address; the nearest are ${nearest.join(', ')}. overdue://catalogue has all tools.`,
    directTool: (tool) => `${tool} is called directly, by its own name and with its own arguments, not through a caller.`,
    oneOf: (names) => (names.length === 0 ? "a tool's name, as search_tools answers it" : `one of ${names.join(', ')}`),
    throughCaller: (caller) => `a tool that this caller may call; this one: through ${caller}`,
    notDirect: (tool) => `a tool that search_tools answers; ${tool} is called by its own name`,
    risks: { read: 'only reads', write: 'changes data', destructive: 'takes away what no other call brings back' },
  },
  'pt-BR': {
    badArguments: (tool) =>
      `Há argumentos de ${tool} errados ou faltando. Corrija o que details.fields indica e chame de novo; describe_tools mostra todos os argumentos de ${tool}.`,
    unknownTool: (nearest) =>
      nearest.length === 0
        ? 'Não existe ferramenta com esse nome. Ache a certa com search_tools.'
        : `Não existe ferramenta com esse nome; as mais próximas são ${nearest.join(', ')}. Chame a que você quer ou ache outra com search_tools.`,
    answerTooLong: (tool, limit) =>
      `A resposta de ${tool} é longa demais para uma leitura. Chame de novo com limit até ${limit} ou peça menos.`,
    nextPage: 'next_cursor de uma resposta é o cursor da próxima página.',
    upTo: (limit) => `número inteiro de 1 a ${limit}`,
    wrongCaller: (tool, risk, caller) => `${tool} ${risk}. Chame por ${caller}, com o mesmo nome e os mesmos argumentos.`,
    unknownAddress: (nearest) =>
      `Não existe recurso nesse endereço; os mais próximos são ${nearest.join(', ')}. overdue://catalogue tem todas as ferramentas.`,
    directTool: (tool) => `${tool} se chama diretamente, pelo próprio nome e com os próprios argumentos, não por um chamador.`,
    oneOf: (names) => (names.length === 0 ? 'o nome de uma ferramenta, como search_tools responde' : `um destes: ${names.join(', ')}`),
    throughCaller: (caller) => `uma ferramenta que este chamador pode chamar; esta: por ${caller}`,
    notDirect: (tool) => `uma ferramenta que search_tools responde; ${tool} se chama pelo próprio nome`,
    risks: { read: 'só lê', write: 'altera dados', destructive: 'tira o que nenhuma outra chamada traz de volta' },
  },
};
