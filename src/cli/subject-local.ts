// localSubject: our own client as a subject of the contract suite, in this process.
// At the edge: the suite itself knows no client.
import type { OAuth } from '../client/auth.ts';
import { createClient } from '../client/client.ts';
import type { OperationName } from '../client/operations.ts';
import type { ClientOptions } from '../client/options.ts';
import type { InputOf } from '../client/types.ts';
import type { Answer, Question, QuestionAuth, Subject } from '../tck/subject.ts';

async function ask(question: Question, edges: Pick<ClientOptions, 'fetch' | 'clock'>): Promise<Answer> {
  const { base_url, credential, auth, operation, input, key, deadline_ms } = question;
  const client = createClient({
    ...edges,
    baseUrl: base_url,
    ...(auth === undefined ? { credential } : { auth: oauthOf(auth, credential) }),
  });
  // A case's operation and input are data; the client checks the name, the provider the rest.
  const name = operation as OperationName;
  const result = await client.call(name, input as InputOf<OperationName>, {
    deadlineMs: deadline_ms,
    ...(key === undefined ? {} : { key }),
  });
  const { seen } = result;
  return result.ok ? { outcome: 'success', seen } : { outcome: 'tool_error', seen, error: result.error };
}

/** Our client as a subject; `edges` hand in another fetch or clock than the machine's. */
export function createLocalSubject(edges: Pick<ClientOptions, 'fetch' | 'clock'> = {}): Subject {
  return { name: 'overdue client', ask: (question) => ask(question, edges) };
}

/** The subject `overdue verify` judges. */
export const localSubject: Subject = createLocalSubject();

function oauthOf({ token_url, client_id, client_secret, refresh_token }: QuestionAuth, accessToken: string): OAuth {
  return { tokenUrl: token_url, clientId: client_id, clientSecret: client_secret, refreshToken: refresh_token, accessToken };
}
