// SCENES: what happens to a model that changes a line, adds one, takes a payment: on a good day and on bad ones.
// Under the transcript; data but for what the model sends.
import type { After, Exchange, Scene, Stage } from './play.ts';

/** What a person asked of the model. */
export const QUERY = 'muda a quantidade da segunda linha da fatura';

const TOOL = 'update_invoice_line_item';
const ON_LINE = { match: { operation: TOOL } };
const ON_ADDING = { match: { operation: 'add_invoice_line_item' } };
const ON_PAYING = { match: { operation: 'record_payment' } };

/** The call that the model wants to make, with this quantity. */
function change({ draft, call }: Stage, quantity: unknown, { tool = TOOL, caller = 'call_write_tool' } = {}): Promise<Exchange> {
  return call(caller, { name: tool, arguments: { invoice_id: draft.id, line_item_id: draft.lineIds[1], quantity } });
}

const ADDED = { description: 'Deslocamento', amount_minor: 8_000 };
const add = ({ draft, call }: Stage): Promise<Exchange> =>
  call('call_write_tool', { name: 'add_invoice_line_item', arguments: { invoice_id: draft.id, ...ADDED } });
const pay = ({ handles, call }: Stage): Promise<Exchange> =>
  call('call_write_tool', { name: 'record_payment', arguments: { invoice_id: handles['invoice.open'] } });

interface Invoice {
  readonly lines: readonly { readonly quantity: string }[];
}

async function quantity({ draft, read }: After): Promise<string> {
  const { lines } = (await read('get_invoice', { invoice_id: draft.id })) as Invoice;
  return `the second line's quantity is ${lines[1]?.quantity}`;
}

const rows =
  (table: string, word: string) =>
  async ({ created }: After): Promise<string> => {
    const count = await created(table);
    return `${count} ${word}${count === 1 ? '' : 's'} made`;
  };

/** In the order of the page. */
export const SCENES: readonly Scene[] = [
  {
    name: 'A good day',
    about:
      'The model has a draft’s id and a wish. It finds the tool in Portuguese, reads how it is called, reads the draft for the line’s id, and calls it.',
    play: async (stage) => {
      await stage.call('search_tools', { query: QUERY });
      await stage.call('describe_tools', { names: [TOOL] });
      await stage.call('call_read_tool', { name: 'get_invoice', arguments: { invoice_id: stage.draft.id } });
      await change(stage, '5');
    },
    truth: quantity,
  },
  {
    name: 'A rate limit of 8 seconds',
    about: 'It passes by itself: the harness waits as long as the provider asks. The model makes one call and reads of no failure.',
    rules: [{ fault: 'rate_limited', params: { wait_s: 8 }, ...ON_LINE, trigger: { first: 1 } }],
    play: (stage) => change(stage, '5'),
    truth: quantity,
  },
  {
    name: 'A rate limit longer than the call may take',
    about:
      'A wait of two minutes does not fit into 50 seconds, so nobody waits in vain: the answer comes at once, says how long, and that the same call again is safe. Two minutes later it is.',
    rules: [{ fault: 'rate_limited', params: { wait_s: 120 }, ...ON_LINE, trigger: { first: 1 } }],
    play: async (stage) => {
      const { error } = await change(stage, '5');
      await stage.later(error?.retry_after_ms ?? 0);
      await change(stage, '5');
    },
    truth: quantity,
  },
  {
    name: 'A credential that was revoked',
    about:
      'No wait and no model mends it. A person is asked, once; a model that calls again all the same is answered without the provider.',
    credential: 'revoked',
    play: async (stage) => {
      await change(stage, '5');
      await change(stage, '5');
    },
    truth: async (after) => `${await quantity(after)}; ${await after.handOffs()} hand-off`,
  },
  {
    name: 'A lost reply, of a change',
    about:
      'The line was changed, then the connection broke before the answer. The harness asks again; a change that is made twice is the same change.',
    rules: [{ fault: 'lost_reply', params: { how: 'reset' }, ...ON_LINE, trigger: { first: 1 } }],
    play: (stage) => change(stage, '5'),
    truth: quantity,
  },
  {
    name: 'A lost reply, of a new line',
    about:
      'Asked again without a key, the provider would add a second line. The harness asks under the same key, and the provider answers with the line that it has.',
    rules: [{ fault: 'lost_reply', params: { how: 'reset' }, ...ON_ADDING, trigger: { first: 1 } }],
    play: add,
    truth: rows('line_items', 'line'),
  },
  {
    name: 'A payment whose replies are all lost',
    about:
      'The harness gives up after three attempts and says what is known: the payment may have been made, and the same call again is safe. The model makes it, it has the same key, and there is one payment.',
    rules: [{ fault: 'lost_reply', params: { how: 'close' }, ...ON_PAYING, trigger: { first: 3 } }],
    play: async (stage) => {
      await pay(stage);
      await stage.later(60_000);
      await pay(stage);
    },
    truth: rows('payments', 'payment'),
  },
  {
    name: 'A quantity that is none, then one with a comma',
    about:
      'What can be meant in two ways is asked back, and what belongs there is said. What can be meant in one way is read, and the model is told how to write it.',
    play: async (stage) => {
      await change(stage, '2,5 ou 3');
      await change(stage, '2,5');
    },
    truth: quantity,
  },
  {
    name: 'A name that no tool has',
    about: 'Through a caller it is a tool error with the nearest names; in tools/call itself it is the protocol’s.',
    play: async (stage) => {
      await change(stage, '5', { tool: 'update_line_item' });
      await stage.call('update_line_item', {});
    },
    truth: quantity,
  },
  {
    name: 'A caller below the risk',
    about: 'A client may let `call_read_tool` through without asking its user, so it calls nothing that writes; the right caller is named.',
    play: (stage) => change(stage, '5', { caller: 'call_read_tool' }),
    truth: quantity,
  },
];
