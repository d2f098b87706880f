// createToolIndex: how people put it. Idioms, verbs that stand apart from their particle, what is taken back, what is only asked, what no tool does.
import { describe, expect, test } from 'vitest';
import type { ToolEntry } from '../../../src/discovery/tool-entry.ts';
import { createToolIndex } from '../../../src/discovery/tool-index.ts';
import { toolsOf } from './catalogues.ts';

const STAFF: readonly ToolEntry[] = [
  { name: 'terminate_employee', description: 'End the employment of a person.' },
  { name: 'create_employee', description: 'Add a person to the company.' },
  { name: 'request_time_off', description: 'Ask for vacation.' },
  { name: 'get_time_off_balance', description: 'How many vacation days are left.' },
  { name: 'send_payslips', description: 'Send the payslips of a month.' },
  { name: 'cancel_payslip_mailing', description: 'Call off a mailing of payslips that was scheduled.' },
];
const MACHINES: readonly ToolEntry[] = [
  { name: 'instances.start', description: 'Power on a virtual machine.' },
  { name: 'instances.stop', description: 'Power off a virtual machine.' },
  { name: 'instances.list', description: 'List virtual machines.' },
  { name: 'instances.restart', description: 'Reboot a virtual machine.' },
];

const firstOf = (tools: readonly ToolEntry[], query: string): string | undefined => createToolIndex(tools).search(query).hits[0]?.name;

describe('a request', () => {
  test.each([
    ['an idiom with a pronoun inside', STAFF, 'Ana handed in her notice', 'terminate_employee'],
    ['an idiom in the other language', STAFF, 'o Bruno pediu as contas', 'terminate_employee'],
    ['a thing by another name', STAFF, 'holerites de maio, manda', 'send_payslips'],
    ['a verb apart from its particle', MACHINES, 'turn the staging box off', 'instances.stop'],
    ['a verb apart from its particle, irregular', MACHINES, 'bring the old server back up', 'instances.start'],
    ['a form that no stemmer knows', MACHINES, 'o servidor travou', 'instances.restart'],
    ['taken back in English', STAFF, "don't send the payslips after all", 'cancel_payslip_mailing'],
    ['taken back in Portuguese', STAFF, 'não precisa mais mandar os holerites', 'cancel_payslip_mailing'],
    ['that is no withdrawal', STAFF, "don't forget the payslips, send them", 'send_payslips'],
    ['only a question', STAFF, 'how many days of vacation are left', 'get_time_off_balance'],
    ['only things, more than one', MACHINES, 'máquinas virtuais', 'instances.list'],
  ] as const)('%s', (_, tools, query, expected) => {
    expect(firstOf(tools, query)).toBe(expected);
  });

  test('is not drawn to when and how much', () => {
    const tools = [
      { name: 'month_report', description: 'A report on a month.' },
      { name: 'supplier_report', description: 'A report on a supplier.' },
      { name: 'list_suppliers', description: 'Suppliers, each with its report.' },
    ];
    expect(firstOf(tools, 'the report on the supplier, for a month')).toBe('supplier_report');
  });
});

/** Of what no tool of ours does. */
const FOREIGN = [
  "what's the weather like in Lisbon tomorrow",
  'play some jazz in the kitchen',
  'translate this paragraph into German',
  'who won the football match last night',
  'turn on the lights in the living room',
  'tell me a joke',
  'how do I cook risotto',
  'find me a good horror movie',
  'walk the dog at six',
  'what is the capital of Mongolia',
  'set a timer for ten minutes',
  'water the tomatoes',
  'solve this equation',
  'take a picture of the garden',
  'which team leads the league',
  'como está o tempo em Lisboa amanhã',
  'toca um jazz na cozinha',
  'traduz esse parágrafo para o alemão',
  'quem ganhou o jogo de ontem',
  'acende a luz da sala',
  'conta uma piada',
  'como se faz risoto',
  'acha um bom filme de terror',
  'leva o cachorro para passear',
  'qual é a capital da Mongólia',
  'põe um timer de dez minutos',
  'rega os tomates',
  'resolve essa equação',
  'tira uma foto do jardim',
  'que time lidera o campeonato',
];
const FOREIGN_WEAK_MIN = 23;

test(`of ${FOREIGN.length} questions about what no tool does, ${FOREIGN_WEAK_MIN} are answered weakly`, () => {
  const own = createToolIndex(toolsOf('catalogue'));
  expect(FOREIGN.filter((query) => own.search(query).weak).length).toBeGreaterThanOrEqual(FOREIGN_WEAK_MIN);
});

test('a question in words that we know and no tool says gets a guess, and it is weak', () => {
  const { hits, weak } = createToolIndex(STAFF).search('vaccinate the cattle');
  expect({ count: hits.length > 0, weak }).toEqual({ count: true, weak: true });
});
