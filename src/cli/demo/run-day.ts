// runDay: one way through the whole day: each hour what is left over is tried once more, by people who have done what they were asked.
// Under `demo`: it hands out the tasks, moves the clock, and measures.
import type { Language } from '../../contract/tool-error.ts';
import type { ManualClock } from '../embed.ts';
import { DAY_START_MS, type Task, type TaskName, tasksOf } from './day.ts';
import { type Figures, figuresOf, type Left } from './figures.ts';
import type { Pace } from './pace.ts';
import { type Repeat, repeatsIn } from './repeats.ts';
import { seededRandom } from './seeded-random.ts';
import { openSite, type Site } from './site.ts';
import type { Story } from './story.ts';
import type { TokenCounter } from './tokens.ts';
import type { Way, WayName, Witness, Worker } from './way.ts';

/** What a day needs. */
export interface DayOptions {
  readonly clock: ManualClock;
  readonly service: Parameters<typeof openSite>[0];
  readonly pace: Pace;
  readonly seed: string;
  readonly lang: Language;
  readonly tokens: TokenCounter;
  readonly story: Story;
}

const HOUR_MIN = 60;

/** Runs it on a sandbox of its own; the way's row. */
export async function runDay(name: WayName, way: Way, options: DayOptions): Promise<Figures> {
  const { clock, pace, seed, story } = options;
  const site = await pace.until(openSite(options.service, seed));
  const tasks = tasksOf(site.sandbox.handles);
  const seen = { elapsedMs: 0, modelTurns: 0, tokens: 0, wakings: new Set<string>() };
  const witness = witnessOf(seen, options);
  const random = seededRandom(seed);
  const worker = way({ site, clock, random, lang: options.lang, witness }, await pace.until(site.signIn()));
  const leftBehind = (): Promise<Left> => pace.until(leftAt(site, tasks));
  const repeats = repeatsIn(tasks, leftBehind);
  const run = async (task: Task, isAgain: boolean): Promise<boolean> => {
    tellLate(story, await repeats());
    story.task(task.name, clock.now(), isAgain);
    const fromMs = clock.now();
    const isDone = await pace.until(worker.run(task));
    seen.elapsedMs += clock.now() - fromMs;
    const found = await repeats();
    story.ended(isDone, found.find((repeat) => repeat.task === task.name)?.stored ?? null);
    tellLate(story, found, task.name);
    return isDone;
  };
  let left: readonly Task[] = [];
  let wokenBefore = 0;
  for (const hour of hoursOf(tasks)) {
    await pace.to(DAY_START_MS + hour.atMin * 60_000);
    if (seen.wakings.size > wokenBefore) await pace.until(mend(site, worker, story));
    wokenBefore = seen.wakings.size;
    const stillLeft: Task[] = [];
    for (const task of [...left, ...hour.tasks]) {
      await pace.to(DAY_START_MS + task.atMin * 60_000);
      if (!(await run(task, left.includes(task)))) stillLeft.push(task);
    }
    left = stillLeft;
  }
  tellLate(story, await repeats());
  return figuresOf(name, await leftBehind(), { ...seen, wakings: seen.wakings.size });
}

async function leftAt(site: Site, tasks: readonly Task[]): Promise<Left> {
  const [journal, created] = await Promise.all([site.journal(), site.created()]);
  return { tasks, journal, created };
}

/** What was called done before, but for the task that is spoken of now. */
function tellLate(story: Story, found: readonly Repeat[], now?: TaskName): void {
  for (const { task, stored } of found) if (task !== now) story.later(task, stored);
}

interface Hour {
  readonly atMin: number;
  readonly tasks: readonly Task[];
}

/** One hour more than there are tasks for, so that the last ones can be tried once more as well. */
function hoursOf(tasks: readonly Task[]): readonly Hour[] {
  const last = Math.max(...tasks.map(({ atMin }) => Math.floor(atMin / HOUR_MIN))) + 1;
  return Array.from({ length: last + 1 }, (_, number) => ({
    atMin: number * HOUR_MIN,
    tasks: tasks.filter(({ atMin }) => Math.floor(atMin / HOUR_MIN) === number),
  }));
}

/** Whoever was woken looks at the provider's side: when the last call was turned away for its credential, that is mended. */
async function mend(site: Site, worker: Worker, story: Story): Promise<void> {
  const last = (await site.journal()).at(-1);
  if (last?.answered?.status !== 401) return;
  await worker.signedIn(await site.signIn());
  story.mended();
}

interface Tally {
  modelTurns: number;
  tokens: number;
  readonly wakings: Set<string>;
}

function witnessOf(seen: Tally, { story, tokens }: DayOptions): Witness {
  return {
    sends: story.sends,
    waits: story.waits,
    event: story.event,
    reads: (text) => {
      const count = tokens.count(text);
      seen.modelTurns += 1;
      seen.tokens += count;
      story.reads(text, count);
    },
    wakes: (cause = `waking ${seen.wakings.size + 1}`) => {
      if (seen.wakings.has(cause)) return;
      seen.wakings.add(cause);
      story.wakes();
    },
  };
}
