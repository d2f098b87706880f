// payment page: what whoever has a payment link sees at its address, and how it is paid there. The link is the only credential.
// Step 4 of a request's walk, in place of admit and all behind it; each visit of a link that exists leaves a row.
import { TENANTS } from '../../access/credentials.ts';
import type { Call } from '../../call.ts';
import { type Commit, type Delivery, respond } from '../../delivery.ts';
import { TEST_METHOD_NAMES } from '../../domain/payment-method.ts';
import { isRejection, type Rejection, reject } from '../../domain/rejection.ts';
import type { LinkVisit, PaymentLink } from '../../domain/sales/payment-link.ts';
import type { OperationContext } from '../../operations/operation.ts';
import { tooManyRows } from '../../operations/perform.ts';
import { findLink, type LinkPaid, type LinkView, noteVisit, payLink, viewLink } from '../../operations/sales/pay-link.ts';
import { StoreFull } from '../../store/transaction.ts';
import type { ProblemFacts, WireContext } from '../../wire/dialect.ts';
import { type PageFacts, paymentPage } from '../../wire/sales/payment-page.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Tenant } from '../tenant.ts';
import type { Endpoint, OpenedCall } from './endpoint.ts';
import { readPayment } from './read-payment.ts';

/** A link, and whose it is. */
interface Place {
  readonly tenant: Tenant;
  readonly link: PaymentLink;
}

function placeOf({ tenant }: Sandbox, token: string): Place | null {
  for (const id of TENANTS) {
    const own = tenant(id);
    const link = findLink(own.store.begin('call'), token);
    if (link !== undefined) return { tenant: own, link };
  }
  return null;
}

/** One visit to a link that exists. */
interface Visited extends Place {
  readonly sandbox: Sandbox;
  readonly call: Call;
  readonly wire: WireContext;
}

/** A unit of work of a visit. */
function contextOf({ sandbox, tenant, wire }: Visited): OperationContext {
  return { tx: tenant.store.begin('call', wire.nowMs), nowMs: wire.nowMs, profile: sandbox.profile };
}

function shown({ sandbox, call, wire }: Pick<Visited, 'sandbox' | 'call' | 'wire'>, facts: PageFacts, commit?: Commit): Delivery {
  const { dialect } = sandbox;
  return respond(paymentPage(facts, { headers: call.headers, refuse: (rejection) => dialect.rejection(rejection, wire) }), commit);
}

function problem({ sandbox, wire }: Pick<Visited, 'sandbox' | 'wire'>, facts: ProblemFacts): Delivery {
  return respond(sandbox.dialect.problem(facts, wire));
}

/** Writes down that somebody came, unless only the head was asked for or the table is full: to look is nobody's right to be recorded. */
function note(visited: Visited, came: Pick<LinkVisit, 'outcome' | 'reason'>): void {
  if (visited.call.method === 'HEAD') return;
  const context = contextOf(visited);
  noteVisit(context, visited.link, came);
  try {
    context.tx.commit();
  } catch (error) {
    if (!(error instanceof StoreFull)) throw error;
  }
}

function refused(visited: Visited, rejection: Rejection): Delivery {
  note(visited, { outcome: 'refused', reason: rejection.rule });
  return shown(visited, { kind: 'refused', rejection });
}

const factsOf = ({ link, invoice, payment }: LinkView): PageFacts => ({ kind: 'page', link, invoice, payment });

function view(visited: Visited): Delivery {
  const seen = viewLink(visited.link, contextOf(visited));
  if (isRejection(seen)) return refused(visited, seen);
  note(visited, { outcome: 'viewed', reason: null });
  return shown(visited, factsOf(seen));
}

function pay(visited: Visited): Delivery {
  const asked = readPayment(visited.call);
  if ('code' in asked) return problem(visited, asked);
  const { tenant, link } = visited;
  if (tenant.held.has(link.invoiceId)) return refused(visited, reject('R73'));
  const context = contextOf(visited);
  const paid = payLink(link, asked.methodId, context);
  if (isRejection(paid)) return refused(visited, paid);
  if (!paid.isNew) {
    note(visited, { outcome: 'viewed', reason: null });
    return shown(visited, factsOf(paid), 'replayed');
  }
  return kept(visited, paid, context);
}

/** Stores the payment and its visit, together or neither. */
function kept(visited: Visited, paid: LinkPaid, context: OperationContext): Delivery {
  noteVisit(context, visited.link, { outcome: 'paid', reason: null });
  try {
    context.tx.commit();
  } catch (error) {
    if (error instanceof StoreFull) return problem(visited, tooManyRows(error));
    throw error;
  }
  return shown(visited, factsOf(paid), 'committed');
}

/** A call to a link's address; what has no link is nobody's, and gives no hint of what there is. */
function opened(sandbox: Sandbox, call: Call, token: string): Omit<OpenedCall, 'answer'> & { at(wire: WireContext): Place | Delivery } {
  const place = placeOf(sandbox, token);
  const at = (wire: WireContext): Place | Delivery => {
    if (place === null) return shown({ sandbox, call, wire }, { kind: 'refused', rejection: reject('R102') });
    if (place.tenant.status === 'suspended') return shown({ sandbox, call, wire }, { kind: 'refused', rejection: reject('R82') });
    place.tenant.catchUp(wire.nowMs, sandbox.profile);
    // It may have been paid between the reading of a call and its turn.
    return { tenant: place.tenant, link: findLink(place.tenant.store.begin('call'), token) ?? place.link };
  };
  return { client: null, recorded: place === null ? {} : { payment_link_id: place.link.id }, at };
}

function openWith(answer: (visited: Visited) => Delivery): Endpoint['open'] {
  return (sandbox, call, { token = '' }) => {
    const { at, ...read } = opened(sandbox, call, token);
    return {
      ...read,
      answer: (wire) => {
        const place = at(wire);
        return 'link' in place ? answer({ ...place, sandbox, call, wire }) : place;
      },
    };
  };
}

/** GET /pay/{token} */
export const viewPaymentPage: Endpoint = {
  name: 'view_payment_page',
  method: 'GET',
  path: '/pay/{token}',
  form: null,
  commits: false,
  open: openWith(view),
};

/** POST /pay/{token} */
export const payPaymentLink: Endpoint = {
  name: 'pay_payment_link',
  method: 'POST',
  path: '/pay/{token}',
  form: { payment_method_id: null },
  commits: true,
  open: (sandbox, call, params) => {
    const { recorded, ...opened } = openWith(pay)(sandbox, call, params);
    const asked = readPayment(call);
    // Of the form only what is one of a closed list of words: anything else may be a secret in the wrong place.
    const isKnown = 'methodId' in asked && TEST_METHOD_NAMES.includes(asked.methodId);
    return { ...opened, recorded: isKnown ? { ...recorded, payment_method_id: asked.methodId } : recorded };
  },
};
