// controlLater: the control API as functions that load it when the first call to it comes.
// Beside the walk: the provider's first answer does not wait for routes and schemas it has no use for.
import type { Call } from '../call.ts';
import { systemClock } from '../determinism/clock.ts';
import { DEFECT } from '../wire/dialect.ts';
import { native } from '../wire/native.ts';
import { stamp } from '../wire/stamp.ts';
import type { Control, ControlOptions } from './api.ts';

/** The control API of a service. What cannot be loaded is a defect of ours, answered as one, and looked for again. */
export interface ControlLater {
  /** Never throws. */
  readonly control: Control;
  /** The most bytes that the body of a call may have, where that is not what any may have; else null. Never rejects. */
  bodyLimit(head: Omit<Call, 'body'>): Promise<number | null>;
}

const load = () => import('./api.ts');

/** The control API of a service, not loaded yet. */
export function controlLater(options: ControlOptions): ControlLater {
  let loaded: Promise<Control> | undefined;
  const control: Control = async (call) => {
    loaded ??= load().then(({ createControl }) => createControl(options));
    try {
      return await (await loaded)(call);
    } catch (error) {
      loaded = undefined;
      options.onDefect(error, call);
      const wire = { requestId: 'ctl_none', nowMs: (options.clock ?? systemClock()).now() };
      return stamp(native.problem(DEFECT, wire), wire);
    }
  };
  const unlimited = (): null => null; // the call itself tells of the defect
  return { control, bodyLimit: (head) => load().then(({ controlBodyLimit }) => controlBodyLimit(head, options), unlimited) };
}
