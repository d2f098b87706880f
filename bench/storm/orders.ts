// ordersOf: what each client has to do, and when: a seeded list of reads and creates before, through and after the outage.
// A storm's demand: the same for every contender, begun at its time whatever became of what was begun before.
import { createRandom } from '../../mock-service/determinism/random.ts';

/** One call that a client wants made. */
export interface Order {
  /** `c07-12`: in the invoice's metadata, and what a read asks for. */
  readonly id: string;
  readonly client: number;
  readonly kind: 'read' | 'create';
  /** From the start, in milliseconds. */
  readonly atMs: number;
  /** Of a create: the same for every attempt, and when the order is taken up again. */
  readonly key: string;
}

/** From the start, in milliseconds: a minute beyond the outage. */
export const LAST_ORDER_MS = 150_000;
const EACH_MS = 4_000;

/** All clients' orders, by their time. A client has one about every four seconds, somewhere in each span of that length; half are creates. */
export function ordersOf(clients: number, seed: string): readonly Order[] {
  const orders: Order[] = [];
  for (let client = 0; client < clients; client += 1) {
    const random = createRandom(seed).fork('client', client);
    for (let number = 0; number * EACH_MS < LAST_ORDER_MS; number += 1) {
      const id = `c${String(client).padStart(2, '0')}-${number}`;
      const atMs = number * EACH_MS + random.int(0, EACH_MS - 1);
      orders.push({ id, client, kind: random.unit() < 0.5 ? 'read' : 'create', atMs, key: `order-${id}` });
    }
  }
  return orders.sort((one, other) => one.atMs - other.atMs);
}
