// createToolSet: the tools over a harness over a client; the provider behind them may still be starting.
// The composition of `overdue mcp`, whatever it is reached through.
import { createClient } from '../../client/client.ts';
import { OPERATIONS } from '../../client/operations.ts';
import { createParts } from '../../mcp/create-parts.ts';
import type { Mistake } from '../../mcp/failures/on-thrown.ts';
import type { McpParts } from '../../mcp/parts.ts';
import { clientPort } from '../../orchestrator/client-port.ts';
import { createHarness, type Harness } from '../../orchestrator/harness.ts';
import type { Paint } from '../../tck/report-table.ts';
import { packageVersion } from '../package-root.ts';
import { callLines } from './call-lines.ts';
import { handOffLines } from './hand-off-lines.ts';
import { type Show, showLocalCalls } from './local-calls.ts';
import type { McpOptions } from './options.ts';
import type { Provider } from './provider.ts';

/** What it is made of. */
export interface ToolSetOptions extends Pick<McpOptions, 'surface' | 'lang'> {
  /** Whom the tools call; asked for when the first one calls. */
  readonly provider: () => Promise<Provider>;
  readonly show: Show;
  readonly paint: Paint;
  /** Told of mistakes of the program, which no model reads of. */
  readonly onError: (error: Error) => void;
}

/** All that servers are made of. */
export function createToolSet({ provider, show, paint, onError, surface, lang }: ToolSetOptions): McpParts {
  let made: Promise<Harness> | undefined;
  const harness = (): Promise<Harness> => {
    made ??= provider().then((opened) => harnessOver(opened, { show, paint, lang }));
    return made;
  };
  const run: Harness['run'] = async (...call) => (await harness()).run(...call);
  const onMistake = ({ tool, correlationId, thrown }: Mistake): void => onError(new Error(`${tool} ${correlationId}: ${String(thrown)}`));
  return showLocalCalls(createParts({ harness: { run }, version: packageVersion(), surface, lang, onError: onMistake }), show, paint);
}

function harnessOver({ baseUrl, apiKey }: Provider, { show, paint, lang }: Pick<ToolSetOptions, 'show' | 'paint' | 'lang'>): Harness {
  const onHandOff = async (id: string): Promise<void> => {
    const handOff = (await harness.accounts.handOffs.list()).find((each) => each.id === id);
    // It is told once, however many calls meet it.
    if (handOff?.count === 1) for (const line of handOffLines(handOff, lang)) show(paint.bad(line));
  };
  const harness = createHarness({
    port: clientPort(createClient({ baseUrl, credential: apiKey, lang })),
    operations: OPERATIONS,
    target: { host: new URL(baseUrl).host, credential: 'api_key' },
    lang,
    onEvent: callLines({ show, paint, onHandOff }),
  });
  return harness;
}
