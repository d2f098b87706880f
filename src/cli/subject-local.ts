// localSubject: our own client as a subject of the contract suite, in this process.
// At the edge: the suite itself knows no client.
import type { OAuth } from '../client/auth.ts';
import { createClient } from '../client/client.ts';
import type { OperationName } from '../client/operations.ts';
import type { InputOf } from '../client/types.ts';
import type { Answer, QuestionAuth, Subject } from '../tck/subject.ts';

/** The subject `overdue verify` judges. */
export const localSubject: Subject = {
  name: 'overdue client',
  ask: async ({ base_url, credential, auth, operation, input, key, deadline_ms }): Promise<Answer> => {
    const client = createClient({ baseUrl: base_url, ...(auth === undefined ? { credential } : { auth: oauthOf(auth, credential) }) });
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

function oauthOf({ token_url, client_id, client_secret, refresh_token }: QuestionAuth, accessToken: string): OAuth {
  return { tokenUrl: token_url, clientId: client_id, clientSecret: client_secret, refreshToken: refresh_token, accessToken };
}
