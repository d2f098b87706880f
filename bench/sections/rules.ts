// rules: what a plan costs the calls it does nothing to: none, a hundred rules that a call does not meet, and rules that never fire.
import { CORES, withServer } from '../processes.ts';
import { createSandbox, getInvoice, sampleOf, sentTo } from '../provider.ts';
import { CONNECTIONS, type Course, perS, race, ratio } from '../race.ts';
import type { Section, Size } from '../section.ts';
import { show } from '../show.ts';

const COURSE: Readonly<Record<Size, Course>> = {
  full: { rounds: 5, durationS: 2, connections: CONNECTIONS },
  quick: { rounds: 1, durationS: 1, connections: CONNECTIONS },
};

const RULES = 100;
const many = (rule: (number: number) => unknown, count = RULES): readonly unknown[] =>
  Array.from({ length: count }, (_, number) => rule(number));

const elsewhere = (): unknown => ({ fault: 'reset', match: { operation: 'create_invoice' } });
const unmet = (number: number): unknown => ({
  fault: 'reset',
  match: { operation: 'get_invoice', header: { 'x-case': `case ${number}` } },
});
const improbable = (): unknown => ({ fault: 'reset', match: { operation: 'get_invoice' }, trigger: { probability: 0 } });

/** What is armed where a call is measured. */
const PLANS = {
  'empty plan': [],
  '100 rules of another operation': many(elsewhere),
  '100 rules whose header is another': many(unmet),
  '99 of these, one of probability 0': [...many(unmet, RULES - 1), improbable()],
  '100 rules of probability 0': many(improbable),
} as const;
type PlanName = keyof typeof PLANS;
const NAMES = Object.keys(PLANS) as readonly PlanName[];

/** Requests a second with rules that never fire. */
export const rules: Section = {
  name: 'rules',
  about: 'requests a second with an empty plan and with 100 rules of which none fires, next to raw node:http',
  run: (size) =>
    withServer('raw', (raw) =>
      withServer('overdue', async ({ controlUrl }) => {
        const of = async (plan: PlanName) => getInvoice(await createSandbox(controlUrl, PLANS[plan]));
        const requests = await of('empty plan');
        const { status, answer } = await sampleOf(requests);
        raw.answerWith(status, answer);
        const planned = NAMES.map((name) => [name, () => of(name)] as const);
        const contenders = {
          raw: () => sentTo(raw, requests),
          ...(Object.fromEntries(planned) as Record<PlanName, () => ReturnType<typeof of>>),
        };
        const rounds = await race<'raw' | PlanName>(contenders, COURSE[size]);
        const row = (name: 'raw' | PlanName, shown: string): string[] => [
          shown,
          perS(rounds, name),
          ratio(rounds, name, 'raw'),
          ratio(rounds, name, 'empty plan'),
        ];
        const { rounds: count, durationS, connections } = COURSE[size];
        const title = `Rules: get_invoice, ${connections} connections, ${count} rounds of ${durationS} s, ${CORES}; medians (least–most)`;
        const rows = [row('raw', 'raw node:http'), ...NAMES.map((name) => row(name, name))];
        show(title, ['', 'requests, /s', '÷ raw', '÷ empty plan'], rows);
      }),
    ),
};
