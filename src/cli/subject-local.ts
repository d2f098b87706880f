// localSubject: our own client as a subject of the contract suite, in this process.
// At the edge: the suite itself knows no client.
import { createClient } from '../client/client.ts';
import type { OperationName } from '../client/operations.ts';
import type { InputOf } from '../client/types.ts';
import type { Answer, Subject } from '../tck/subject.ts';

/** The subject `overdue verify` judges. */
export const localSubject: Subject = {
  name: 'overdue client',
  ask: async ({ base_url, credential, operation, input, key, deadline_ms }): Promise<Answer> => {
    const client = createClient({ baseUrl: base_url, credential });
    // A case's operation and input are data; the client checks the name, the provider the rest.
    const name = operation as OperationName;
    const result = await client.call(name, input as InputOf<OperationName>, {
      deadlineMs: deadline_ms,
      ...(key === undefined ? {} : { key }),
    });
    const { seen } = result;
    return result.ok ? { outcome: 'success', seen } : { outcome: 'tool_error', seen, error: result.error };
  },
};
