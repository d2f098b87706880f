// Control route for set-up: an operation by name, past access and faults, not in the journal.
// Beside the walk: only steps 5 and 6 happen.
import * as z from 'zod';
import { isRejection } from '../domain/rejection.ts';
import { OPERATIONS, operationNamed } from '../operations/index.ts';
import { checkInput } from '../operations/input/parse-input.ts';
import { perform, tooManyRows } from '../operations/perform.ts';
import { StoreFull } from '../store/transaction.ts';
import { native } from '../wire/native.ts';
import { ControlRefusal, defineSandboxRoute } from './route.ts';

/** Rows it makes are of origin "setup": the truth does not count them as created. */
export const runOperation = defineSandboxRoute({
  name: 'run_operation',
  summary: 'Run an operation as set-up: past access, limits and faults, not in the journal',
  method: 'POST',
  path: '/sandboxes/{sandbox_id}/operations/{operation}',
  input: z.strictObject({
    input: z.record(z.string(), z.unknown()).default({}).describe('the operation’s input, path parameters included'),
  }),
  output: z.strictObject({ result: z.unknown().describe('what the operation answers on the wire') }),
  status: 200,
  problems: [404, 409, 422],
  run: async ({ input }, { store, calendar, profile }, { params }) => {
    const operation = operationNamed(params.operation ?? '');
    if (operation === undefined) {
      const expected = `one of ${OPERATIONS.map(({ name }) => name).join(', ')}`;
      const errors = [{ path: 'operation', expected, received: 'another name' }];
      return new ControlRefusal({
        code: 'operation_not_found',
        detail: `There is no such operation; expected ${expected}.`,
        errors,
      });
    }
    const checked = checkInput(operation, input);
    if (!checked.ok) return new ControlRefusal(checked.problem);
    try {
      const { result } = await perform(operation, checked.input, store, { nowMs: calendar.now(), origin: 'setup', profile });
      return isRejection(result) ? new ControlRefusal(result) : { result: native.encode(result) };
    } catch (error) {
      if (error instanceof StoreFull) return new ControlRefusal(tooManyRows(error));
      throw error;
    }
  },
});
