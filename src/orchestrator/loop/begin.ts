// answerTo, beginWith: what a person found out of a write that was handed off counts in the next call of it, if nothing was sent since.
// Under `execute`, before anything is sent.
import { within } from '../hand-offs/within.ts';
import { beginCourse, type Call, type Course, type Workbench } from './course.ts';

/** Whether it was applied, as the person said; null: nobody has answered, or the answer cannot be read. */
export async function answerTo({ handOffs, limit }: Workbench, id: string): Promise<boolean | null> {
  try {
    const handOff = (await within(() => handOffs.list(), { signal: limit.asked })).find((one) => one.id === id);
    return handOff?.state === 'resolved' ? (handOff.applied ?? null) : null;
  } catch {
    return null;
  }
}

/** A course from what is known: what was not done is sent as if nothing were open. Of a part nobody can say that all of it was not done. */
export function beginWith(answer: boolean | null, bench: Workbench, call: Call): Course {
  const isFree = answer === false && call.before?.effect !== 'partial';
  return beginCourse(bench, isFree ? { ...call, before: { effect: 'not_applied', unsettled: null, sameKey: true } } : call);
}
