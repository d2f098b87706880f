// FAULTS: every kind of fault this service knows. A new one is a file and a line here.
// Step 3 of a request's walk: a rule names one of these by its kind.
import { close } from './close.ts';
import { credential } from './credential.ts';
import { drip } from './drip.ts';
import { errorInSuccess } from './error-in-success.ts';
import { errorStatus } from './error-status.ts';
import type { Fault } from './fault.ts';
import { garble } from './garble.ts';
import { html } from './html.ts';
import { keepAliveDeath } from './keep-alive-death.ts';
import { latency } from './latency.ts';
import { lostReply } from './lost-reply.ts';
import { maintenance } from './maintenance.ts';
import { malformedHttp } from './malformed-http.ts';
import { otherObject } from './other-object.ts';
import { pass } from './pass.ts';
import { rateLimited } from './rate-limited.ts';
import { refuse } from './refuse.ts';
import { reset } from './reset.ts';
import { staleList } from './stale-list.ts';
import { stall } from './stall.ts';
import { truncate } from './truncate.ts';
import { upload } from './upload.ts';
import { wrongContentType } from './wrong-content-type.ts';

/** In the order the documentation shows them: slow, broken off, unreadable, untrue, refused, and the rest. */
export const FAULTS: readonly Fault[] = [
  latency,
  drip,
  stall,
  reset,
  close,
  keepAliveDeath,
  upload,
  malformedHttp,
  truncate,
  lostReply,
  garble,
  wrongContentType,
  html,
  errorInSuccess,
  otherObject,
  staleList,
  rateLimited,
  errorStatus,
  maintenance,
  credential,
  refuse,
  pass,
];
