// harness: the contract with the harness between the model and the client. The model is asked for what only it can do.
// One of the demo's three ways: what it does is in the harness's own events.
import { createClient } from '../../../client/client.ts';
import { OPERATIONS } from '../../../client/operations.ts';
import { toMcpToolResult } from '../../../contract/converters/to-mcp-tool-result.ts';
import type { GrantedTokens } from '../../../control/client.ts';
import { clientPort } from '../../../orchestrator/client-port.ts';
import { createHarness, type Harness } from '../../../orchestrator/harness.ts';
import type { Outcome } from '../../../orchestrator/outcome.ts';
import type { CallPort } from '../../../orchestrator/port.ts';
import { CALL_DEADLINE_MS } from '../day.ts';
import type { Way, WayOptions } from '../way.ts';

/** The harness's defaults, but for the deadline of one call, which all three ways share. */
export const harness: Way = (options, tokens) => {
  const { clock, random, lang, witness } = options;
  let port = portWith(options, tokens);
  const made = createHarness({
    port: { call: (request) => port.call(request), refresh: async (signal) => (await port.refresh?.(signal)) ?? { ok: true } },
    operations: OPERATIONS,
    target: { host: new URL(options.site.sandbox.base_url).host, credential: 'oauth' },
    policy: { attemptMs: CALL_DEADLINE_MS },
    ...{ clock, random, lang, onEvent: witness.event },
  });
  return {
    run: async (task) => {
      const outcome = await made.run(task.operation, task.input);
      if (outcome.ok) return true;
      await report(options, made, outcome);
      if (outcome.error.action !== 'fix_input' || task.correction === undefined) return false;
      // The model has read the guidance.
      return (await made.run(task.operation, task.correction)).ok;
    },
    signedIn: async (renewed) => {
      port = portWith(options, renewed);
      for (const { id, state } of await made.accounts.handOffs.list()) if (state === 'open') await made.accounts.handOffs.resolve(id);
    },
  };
};

function portWith({ site, clock, random, lang }: WayOptions, granted: GrantedTokens): CallPort {
  const { token_url: tokenUrl, client_id: clientId, client_secret: clientSecret } = granted;
  const tokens = { accessToken: granted.access_token, refreshToken: granted.refresh_token, refresh: 'manual' } as const;
  const auth = { tokenUrl, clientId, clientSecret, ...tokens };
  return clientPort(createClient({ baseUrl: site.sandbox.base_url, fetch: site.fetch, auth, clock, random, lang }), { renews: true });
}

/** What goes up is read by the model, with the hand-off that a person has then; in full when it is new. */
async function report({ witness, lang }: WayOptions, made: Harness, outcome: Extract<Outcome, { ok: false }>): Promise<void> {
  const { text } = toMcpToolResult(outcome.error).content[0];
  const handOff = (await made.accounts.handOffs.list()).find(({ id }) => id === outcome.handOff);
  if (handOff === undefined) return witness.reads(text);
  const asked = handOff.count === 1 ? `: ${handOff.question[lang]} ${handOff.done_when[lang]}` : '';
  witness.reads(`${text} Hand-off ${handOff.id}${asked}`);
  witness.wakes(handOff.id);
}
