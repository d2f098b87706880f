// contract: the client with its tool errors, and a loop of ten lines that reads `retryable`, `retry_after_ms` and `action`.
// One of the demo's three ways. A key per task, as the client's page shows it; nothing is remembered from one task to the next.
import { type Client, createClient } from '../../../client/client.ts';
import { toMcpToolResult } from '../../../contract/converters/to-mcp-tool-result.ts';
import type { GrantedTokens } from '../../../control/client.ts';
import { CALL_DEADLINE_MS, type Task } from '../day.ts';
import { type Way, type WayOptions, wait } from '../way.ts';

const ATTEMPTS = 3;
/** Waited for when the tool error names no time. */
const PAUSE_MS = 1_000;

/** The client renews a token that expired by itself, once a call. */
export const contract: Way = (options, tokens) => {
  let client = clientWith(options, tokens);
  return {
    run: (task) => tried(options, client, task),
    signedIn: async (renewed) => {
      client = clientWith(options, renewed);
    },
  };
};

function clientWith({ site, clock, random, lang }: WayOptions, granted: GrantedTokens): Client {
  const { token_url: tokenUrl, client_id: clientId, client_secret: clientSecret } = granted;
  const auth = { tokenUrl, clientId, clientSecret, accessToken: granted.access_token, refreshToken: granted.refresh_token };
  return createClient({ baseUrl: site.sandbox.base_url, fetch: site.fetch, auth, clock, random, lang });
}

async function tried({ clock, witness }: WayOptions, client: Client, task: Task): Promise<boolean> {
  const call = client.call as (operation: string, input: unknown, how: { key: string; deadlineMs: number }) => ReturnType<Client['call']>;
  let [input, key] = [task.input, task.name as string];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    witness.sends(task.operation, attempt);
    const result = await call(task.operation, input, { key, deadlineMs: CALL_DEADLINE_MS });
    if (result.ok) return true;
    const { error } = result;
    witness.reads(toMcpToolResult(error).content[0].text);
    if (error.retryable) {
      if (attempt === ATTEMPTS) return false;
      witness.waits(error.retry_after_ms ?? PAUSE_MS);
      await wait(clock, error.retry_after_ms ?? PAUSE_MS);
    } else if (error.action === 'fix_input' && task.correction !== undefined && input !== task.correction) {
      // The model has read the guidance: another call, so another key.
      [input, key] = [task.correction, `${task.name}-corrected`];
    } else {
      witness.wakes();
      return false;
    }
  }
  return false;
}
