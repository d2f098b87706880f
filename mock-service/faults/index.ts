// FAULTS: every kind of fault this service knows. A new one is a file and a line here.
// Step 3 of a request's walk: a rule names one of these by its kind.
import { credential } from './credential.ts';
import { errorStatus } from './error-status.ts';
import type { Fault } from './fault.ts';
import { garble } from './garble.ts';
import { latency } from './latency.ts';
import { lostReply } from './lost-reply.ts';
import { rateLimited } from './rate-limited.ts';
import { refuse } from './refuse.ts';
import { reset } from './reset.ts';
import { stall } from './stall.ts';

/** In the order the documentation shows them. */
export const FAULTS: readonly Fault[] = [rateLimited, latency, stall, reset, lostReply, garble, errorStatus, credential, refuse];
