// CONTROL_ROUTES: everything the control API can do; docs/control.openapi.json is read from here.
// Beside the walk: control/api.ts finds a call its route among these.
import { checkBooks } from './check-route.ts';
import { advanceClock, freezeClock, readClock, resumeClock, setClock } from './clock-routes.ts';
import { readJournal, readTruth } from './evidence-routes.ts';
import { indexOf, listSandboxes } from './index-route.ts';
import { createGrant, listGrants, revokeGrant } from './oauth-routes.ts';
import { readOutbox } from './outbox-route.ts';
import { CONTROL_PATH } from './path.ts';
import type { ControlRoute } from './route.ts';
import { armPlan, clearRules, createRule, deleteRule, listRules } from './rule-routes.ts';
import { createSandboxRoute, deleteSandbox, getSandbox, health } from './sandbox-routes.ts';
import { runOperation } from './setup-routes.ts';
import { forkSandbox, resetSandbox, restoreSnapshot, takeSnapshotRoute } from './state-routes.ts';
import { reinstateTenant, suspendTenant } from './tenant-routes.ts';

export { CONTROL_PATH };

const ROUTES: readonly ControlRoute[] = [
  health,
  createSandboxRoute,
  listSandboxes,
  getSandbox,
  deleteSandbox,
  forkSandbox,
  resetSandbox,
  takeSnapshotRoute,
  restoreSnapshot,
  runOperation,
  createRule,
  armPlan,
  listRules,
  clearRules,
  deleteRule,
  readJournal,
  readTruth,
  readOutbox,
  checkBooks,
  suspendTenant,
  reinstateTenant,
  createGrant,
  listGrants,
  revokeGrant,
  readClock,
  freezeClock,
  setClock,
  advanceClock,
  resumeClock,
];

/** In the order the documentation shows them; paths come after CONTROL_PATH. */
export const CONTROL_ROUTES: readonly ControlRoute[] = [indexOf(ROUTES, CONTROL_PATH), ...ROUTES];
