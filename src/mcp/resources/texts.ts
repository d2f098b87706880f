// RESOURCE_TEXTS: what resources say around the catalogue's and the contract's own words, by language.
// Between the wire and the catalogue: the words of the pages.
import type { Language, ToolError, ToolErrorDetails } from '../../contract/tool-error.ts';

/** What is told of a resource beside its text. */
export interface Heading {
  readonly title: string;
  readonly description: string;
}

/** The words of one language. */
export interface ResourceTexts {
  readonly catalogue: Heading & { readonly intro: string };
  readonly category: Heading;
  readonly tool: Heading & { of(title: string): string };
  readonly tables: Heading & { readonly intro: string };
  readonly table: Heading;
  readonly errors: Heading & { readonly intro: string };
  readonly errorsSchema: Heading;
  readonly notFor: string;
  readonly needs: string;
  readonly nothing: string;
  readonly orNull: string;
  readonly key: string;
  readonly example: string;
  readonly columns: { readonly column: string; readonly type: string; readonly about: string };
  readonly headings: {
    readonly fields: string;
    readonly actions: string;
    readonly next: string;
    readonly meaning: string;
  };
  readonly always: string;
  readonly whenKnown: string;
  /** What each field means; null: the schema's own words. */
  readonly fields: Readonly<Record<keyof ToolError, string>> | null;
  /** What each member of `details` means; null: the schema's own words. */
  readonly details: Readonly<Record<keyof ToolErrorDetails, string>> | null;
  readonly classes: Readonly<Record<'transient' | 'permanent', string>>;
}

const en: ResourceTexts = {
  catalogue: {
    title: 'All tools',
    description: 'Every tool by category, a line each.',
    intro:
      'In brackets what a call can do: `read` changes nothing, `destructive` takes away what no other call brings back, `write` is every other change. All of a tool: overdue://tools/{name}.',
  },
  category: { title: 'Tools', description: 'The tools of one category: what each is for, what it is not for, which arguments it needs.' },
  tool: {
    title: 'Tool',
    description: 'The whole definition of one tool: description, arguments as JSON Schema, hints, what it answers.',
    of: (title) => `Definition: ${title}.`,
  },
  tables: {
    title: 'Tables',
    description: 'The tables that query_data reads, a line each.',
    intro:
      'Ask in SQLite’s SQL through query_data, one SELECT at a time, values in `parameters`. Columns of a table: overdue://tables/{table_name}.',
  },
  table: {
    title: 'Table',
    description: 'Columns of one table, with types, units, references and a query that works.',
  },
  errors: {
    title: 'How a call fails',
    description: 'What a failed call answers, and what to do about each error type.',
    intro:
      'Every failed call answers `isError: true` and this object, as text and as `structuredContent`. Follow `guidance`; reading the first three fields is enough.',
  },
  errorsSchema: { title: 'Tool error, JSON Schema', description: 'The answer of a failed call as JSON Schema 2020-12.' },
  notFor: 'Not for',
  needs: 'Needs',
  nothing: 'nothing',
  orNull: 'or null',
  key: 'Key',
  example: 'A query that works',
  columns: { column: 'column', type: 'type', about: 'meaning' },
  headings: { fields: 'Fields', actions: 'Actions', next: 'what to do', meaning: 'what happened' },
  always: 'always',
  whenKnown: 'when known',
  fields: null,
  details: null,
  classes: { transient: 'time heals these', permanent: 'someone must act' },
};

const ptBR: ResourceTexts = {
  catalogue: {
    title: 'Todas as ferramentas',
    description: 'Todas as ferramentas por categoria, uma por linha.',
    intro:
      'Entre parênteses, o que a chamada pode fazer: `read` não altera nada, `destructive` tira o que nenhuma outra chamada traz de volta, `write` é qualquer outra alteração. Tudo sobre uma ferramenta: overdue://tools/{name}.',
  },
  category: {
    title: 'Ferramentas',
    description: 'As ferramentas de uma categoria: para que serve cada uma, para que não serve e de que argumentos precisa.',
  },
  tool: {
    title: 'Ferramenta',
    description: 'A definição completa de uma ferramenta: descrição, argumentos em JSON Schema, indicações e o que responde.',
    of: (title) => `Definição: ${title}.`,
  },
  tables: {
    title: 'Tabelas',
    description: 'As tabelas que query_data lê, uma por linha.',
    intro:
      'Pergunte no SQL do SQLite por query_data, um SELECT por vez, com os valores em `parameters`. Colunas de uma tabela: overdue://tables/{table_name}.',
  },
  table: {
    title: 'Tabela',
    description: 'As colunas de uma tabela, com tipos, unidades, referências e uma consulta que funciona.',
  },
  errors: {
    title: 'Como uma chamada falha',
    description: 'O que responde uma chamada que falhou e o que fazer em cada tipo de erro.',
    intro:
      'Toda chamada que falha responde `isError: true` e este objeto, como texto e como `structuredContent`. Siga `guidance`; ler os três primeiros campos basta.',
  },
  errorsSchema: { title: 'Erro de ferramenta, JSON Schema', description: 'A resposta de uma chamada que falhou, em JSON Schema 2020-12.' },
  notFor: 'Não serve para',
  needs: 'Precisa de',
  nothing: 'nada',
  orNull: 'ou null',
  key: 'Chave',
  example: 'Uma consulta que funciona',
  columns: { column: 'coluna', type: 'tipo', about: 'significado' },
  headings: { fields: 'Campos', actions: 'Ações', next: 'o que fazer', meaning: 'o que houve' },
  always: 'sempre',
  whenKnown: 'quando se sabe',
  fields: {
    error_type: 'a causa',
    retryable: 'true: a mesma chamada pode ser repetida sem mudar nada, e nada será feito duas vezes',
    guidance: 'o que fazer a seguir, em uma ou duas frases',
    action: 'o próximo passo, para programas',
    effect: 'a escrita aconteceu?',
    retry_after_ms: 'quanto esperar, em milissegundos; null quando ninguém disse',
    rule: 'a regra que decidiu',
    because: 'o motivo da regra e sua fonte',
    correlation_id: 'o nome desta falha em registros',
    upstream: 'o que o provedor disse, só por códigos',
    attempts: 'quantas vezes a chamada já foi repetida e por quanto tempo',
    details: 'só nomes e ids, nunca valores',
  },
  details: {
    fields: 'campos a corrigir: onde, e o que se espera ali; nunca valores',
    allowed_operations: 'operações que o estado atual do objeto permite',
    existing_id: 'o objeto que já existe',
    succeeded: 'partial: itens que foram aplicados',
    failed: 'partial: itens que não foram',
    decline: 'soft: outra cobrança, em outro dia, pode passar',
    origin: 'quem falhou',
    horizon: 'a janela de um limite',
    refreshable: 'true: um token novo resolve sem ninguém',
  },
  classes: { transient: 'o tempo resolve', permanent: 'alguém precisa agir' },
};

/** By language. */
export const RESOURCE_TEXTS: Readonly<Record<Language, ResourceTexts>> = { en, 'pt-BR': ptBR };
