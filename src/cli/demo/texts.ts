// DEMO_TEXTS: what the demo says, in English and Brazilian Portuguese. Words of the contract and of the harness stay as they are everywhere.
// Under `story` and `show`: they put times, words and numbers in.
import type { Language } from '../../contract/tool-error.ts';
import { EVENT_WORDS, type EventWords } from '../event-terminal.ts';
import type { TaskName } from './day.ts';
import type { WayName } from './way.ts';

/** One language. */
export interface DemoTexts {
  readonly opening: string;
  readonly where: string;
  readonly ways: Readonly<Record<WayName, { readonly title: string; readonly rule: string }>>;
  readonly tasks: Readonly<Record<TaskName, string>>;
  readonly again: string;
  readonly reads: string;
  readonly wakes: string;
  readonly mended: string;
  readonly done: string;
  readonly left: string;
  /** After `done`, when the truth holds more than was asked for. */
  readonly repeated: string;
  /** After a task's name, when that turns out afterwards. */
  readonly later: string;
  /** "twice" */
  readonly times: (count: number) => string;
  /** "2 invoices" */
  readonly rows: (table: string, count: number) => string;
  readonly words: EventWords;
  /** What the words of the story are called elsewhere. */
  readonly legend: readonly string[];
  readonly measures: readonly string[];
  /** How each figure was measured. */
  readonly measured: readonly string[];
}

const en: DemoTexts = {
  opening: 'The same day three times: a rate limit, a slow answer, an expired and a revoked token, a business rule, a lost reply.',
  where: 'The provider runs in this process under one manual clock, so that the same seed gives the same table; seed: {seed}.',
  ways: {
    naive: { title: 'A plain loop', rule: 'whatever was thrown is a text; everything is tried three times, then somebody is called' },
    contract: {
      title: 'The contract',
      rule: 'tool errors: the loop repeats what is retryable when it is time, the model mends what is its own',
    },
    harness: {
      title: 'The contract and the harness',
      rule: 'what time heals costs the model nothing; what a person must mend reaches one, once',
    },
  },
  tasks: {
    list_open: 'list the open invoices',
    bill: "make this month's invoice",
    new_customer: 'enter a new customer',
    second_customer: 'enter another one',
    instalment: 'record an instalment',
    extra_item: 'charge the freight',
    too_much: 'record a payment (more than is owed)',
    part_payment: 'record a part payment',
  },
  again: 'once more',
  reads: 'the model reads',
  wakes: 'a person is woken',
  mended: 'whoever was woken has signed in anew',
  done: 'done',
  left: 'left undone for now',
  repeated: '— and done {times}: {rows} stored',
  later: 'done {times} by now: {rows} stored',
  times: (count) => (count === 2 ? 'twice' : `${count} times`),
  rows: (table, count) => `${count} ${table.replaceAll('_', ' ')}`,
  words: EVENT_WORDS,
  legend: [],
  measures: ['done', 'of these right', 'calls', 'wasted', 'time', 'model turns', 'tokens', 'duplicates', 'people woken'],
  measured: [
    'calls: what the provider journalled, renewals of the token included.',
    'wasted: a call refused (4xx) exactly as an earlier one was: the same request or, where the credential is refused (401), any request, with none accepted in between.',
    'time: from the beginning of each task until it was done or left, by the clock; waiting for people is not in it.',
    'model turns, tokens: how often the model was given a text because something failed, and what it had to read, by {tokenizer}, {encoding}.',
    'done, duplicates: rows that are really stored. of these right: done once. people woken: each waking, the harness by its hand-offs.',
  ],
};

const PT_TABLES: Readonly<Record<string, string>> = {
  customers: 'clientes gravados',
  invoices: 'faturas gravadas',
  invoice_items: 'itens gravados',
  payments: 'pagamentos gravados',
};

const ptBR: DemoTexts = {
  opening:
    'O mesmo dia três vezes: limite de requisições, resposta lenta, token expirado, token revogado, regra de negócio, resposta perdida.',
  where: 'O provedor roda neste processo, com um único relógio manual: a mesma semente dá a mesma tabela; semente: {seed}.',
  ways: {
    naive: { title: 'Um laço comum', rule: 'o que for lançado é só texto; tudo é tentado três vezes, depois alguém é chamado' },
    contract: {
      title: 'O contrato',
      rule: 'erros com campos: o laço repete na hora certa o que pode ser repetido, o modelo corrige o que é dele',
    },
    harness: {
      title: 'O contrato e o harness',
      rule: 'o que o tempo cura não custa nada ao modelo; o que exige uma pessoa chega a ela, uma vez',
    },
  },
  tasks: {
    list_open: 'listar as faturas em aberto',
    bill: 'emitir a fatura do mês',
    new_customer: 'cadastrar um cliente',
    second_customer: 'cadastrar mais um',
    instalment: 'registrar uma parcela',
    extra_item: 'cobrar o frete',
    too_much: 'registrar um pagamento (maior que a dívida)',
    part_payment: 'registrar um pagamento parcial',
  },
  again: 'de novo',
  reads: 'o modelo lê',
  wakes: 'uma pessoa é acordada',
  mended: 'quem foi acordado fez login de novo',
  done: 'feito',
  left: 'fica para depois',
  repeated: '— e feito {times}: {rows}',
  later: 'a esta altura feito {times}: {rows}',
  times: (count) => `${count === 2 ? 'duas' : count} vezes`,
  rows: (table, count) => `${count} ${PT_TABLES[table] ?? table}`,
  words: {
    attempt: 'tentativa',
    waiting: 'espera',
    refreshing: 'renovação',
    reconciling: 'verificação',
    escalated: 'escalado',
    succeeded: 'sucesso',
    stopped: 'parada',
    hand_off: 'pedido',
    again_in: 'de novo em',
  },
  legend: [
    'As palavras do harness, entre colchetes como em --json e nos logs: tentativa [attempt], espera [waiting], renovação [refreshing], verificação [reconciling], escalado a uma pessoa [escalated] com um pedido [hand-off], sucesso [succeeded], parada [stopped].',
    'Causas (rate_limited, …) e motivos entre parênteses (server_named_wait, …) são nomes do contrato, iguais em todas as línguas.',
  ],
  measures: [
    'feitas',
    'destas, certas',
    'chamadas',
    'desperdiçadas',
    'tempo',
    'turnos do modelo',
    'tokens',
    'duplicatas',
    'pessoas acordadas',
  ],
  measured: [
    'chamadas: o que está no diário do provedor, inclusive as renovações do token.',
    'desperdiçadas: uma chamada recusada (4xx) exatamente como uma anterior: a mesma requisição ou, se o recusado é a credencial (401), qualquer uma, sem nenhuma aceita no meio.',
    'tempo: do começo de cada tarefa até ela ser feita ou deixada, pelo relógio; esperar por pessoas não conta.',
    'turnos do modelo, tokens: quantas vezes ele recebeu um texto porque algo falhou, e o que teve de ler, por {tokenizer}, {encoding}.',
    'feitas, duplicatas: linhas que estão de fato gravadas. destas, certas: feitas uma só vez. pessoas acordadas: cada vez; no harness, pelos seus hand-offs.',
  ],
};

export const DEMO_TEXTS: Readonly<Record<Language, DemoTexts>> = { en, 'pt-BR': ptBR };
