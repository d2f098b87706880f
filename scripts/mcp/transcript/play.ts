// play: a scene from its first call to what is true after it: what the model sent, what it read, what that cost, and what reached the provider.
// Under the transcript.
import { ProtocolError } from '@modelcontextprotocol/client';
import { advanceUntil } from '../../../mock-service/index.ts';
import { createTokenCounter } from '../../../src/cli/demo/tokens.ts';
import type { Language, ToolError } from '../../../src/contract/tool-error.ts';
import type { JournalEntry } from '../../../src/control/client.ts';
import { textsOf } from '../connected-client.ts';
import { openSite, type Site, type SiteOptions } from './site.ts';

/** A call, as a model makes it. */
export interface Sent {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** A call and all that came of it. */
export interface Exchange {
  readonly sent: Sent;
  /** The text contents, word for word; of a call that the protocol refuses, its message. */
  readonly read: readonly string[];
  readonly tokens: number;
  /** Null: it did what it should, or the protocol refused it. */
  readonly error: ToolError | null;
  /** Code of the protocol's own error. */
  readonly refusedBy: number | null;
  /** Messages to whoever asked for progress. */
  readonly progress: readonly string[];
  /** From the call to its answer, by the clock. */
  readonly tookMs: number;
  readonly reached: readonly JournalEntry[];
}

/** What a scene is played with. */
export interface Stage extends Pick<Site, 'draft'> {
  readonly handles: Readonly<Record<string, string>>;
  call(name: string, args: Sent['arguments']): Promise<Exchange>;
  /** Time passes. */
  later(durationMs: number): Promise<void>;
}

/** One thing that happens to a model. */
export interface Scene extends Partial<Pick<SiteOptions, 'credential' | 'rules'>> {
  readonly name: string;
  /** Prose, before what is said. */
  readonly about: string;
  play(stage: Stage): Promise<unknown>;
  /** What is really stored, in words. */
  truth(after: After): Promise<string>;
}

/** What truth is read from: outside every fault, and not in the journal. */
export interface After extends Pick<Stage, 'draft' | 'handles'>, Pick<Site, 'handOffs'> {
  read(operation: string, input: Sent['arguments']): Promise<unknown>;
  /** Rows that calls have made. */
  created(table: string): Promise<number>;
}

/** A scene that was played. */
export interface Played {
  readonly scene: Scene;
  readonly exchanges: readonly Exchange[];
  readonly truth: string;
}

/** Plays it. @throws what the protocol's own errors are not */
export async function play(scene: Scene, lang: Language): Promise<Played> {
  const { credential = 'default', rules = [] } = scene;
  const site = await openSite({ lang, credential, rules });
  const { clock, control, sandbox, draft } = site;
  const { count } = await createTokenCounter();
  const exchanges: Exchange[] = [];
  const call = async (name: string, args: Sent['arguments']): Promise<Exchange> => {
    const exchange = await exchangeOf(site, { name, arguments: args }, count);
    exchanges.push(exchange);
    return exchange;
  };
  try {
    await scene.play({ draft, handles: sandbox.handles, call, later: (durationMs) => clock.advance(durationMs) });
    const truth = await scene.truth({
      ...{ draft, handles: sandbox.handles, handOffs: site.handOffs },
      read: (operation, input) => control.runOperation(sandbox.id, operation, input),
      created: async (table) => (await control.created(sandbox.id))[table]?.length ?? 0,
    });
    return { scene, exchanges, truth };
  } finally {
    await site.close();
  }
}

async function exchangeOf({ clock, client, control, sandbox }: Site, sent: Sent, count: (text: string) => number): Promise<Exchange> {
  const before = (await control.journal(sandbox.id)).length;
  const begunMs = clock.now();
  const progress: string[] = [];
  const onprogress = ({ message }: { readonly message?: string | undefined }): unknown => progress.push(message ?? '');
  const came = await advanceUntil(clock, client.callTool({ ...sent }, { onprogress }).then(readOf, refusalOf));
  const reached = (await control.journal(sandbox.id)).slice(before);
  const tokens = came.read.reduce((sum, text) => sum + count(text), 0);
  return { sent, ...came, tokens, progress, tookMs: clock.now() - begunMs, reached };
}

type Came = Pick<Exchange, 'read' | 'error' | 'refusedBy'>;

function readOf(answer: Awaited<ReturnType<Site['client']['callTool']>>): Came {
  const error = answer.isError === true ? (answer.structuredContent as ToolError) : null;
  return { read: textsOf(answer), error, refusedBy: null };
}

function refusalOf(thrown: unknown): Came {
  if (!(thrown instanceof ProtocolError)) throw thrown;
  return { read: [thrown.message], error: null, refusedBy: thrown.code };
}
