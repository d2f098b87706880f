// repeatsIn: which tasks turn out to be done more than once, by the truth and not by what a way believes.
// Under `runDay`: asked after each task and before the next, since a slow write may be stored when nobody waits for it any longer.
import type { Task, TaskName } from './day.ts';
import { type Left, timesDone } from './figures.ts';

/** So many rows of one table. */
export interface Stored {
  readonly table: string;
  readonly rows: number;
}

/** A task that is done more than once. */
export interface Repeat {
  readonly task: TaskName;
  readonly stored: Stored;
}

/** Answers, time after time, those that became more since it was asked before. */
export function repeatsIn(tasks: readonly Task[], leftBehind: () => Promise<Left>): () => Promise<readonly Repeat[]> {
  const known = new Map<TaskName, number>();
  return async () => {
    const left = await leftBehind();
    return tasks.flatMap((task) => {
      const rows = timesDone(task, left);
      if (task.leaves === null || rows < 2 || rows === known.get(task.name)) return [];
      known.set(task.name, rows);
      return [{ task: task.name, stored: { table: task.leaves.table, rows } }];
    });
  };
}
