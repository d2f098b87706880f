// channel: a child's way to the process that started it, and its end when that is gone, however it went.

/** Tells the parent something. */
export function tellParent(message: unknown): void {
  process.send?.(message);
}

/** Hears the parent; without it, this process ends. */
export function hearParent(hear: (message: unknown) => void): void {
  process.on('message', hear);
  process.on('disconnect', () => process.exit());
}

/** Tells the parent the last thing, and ends. */
export function tellParentAndEnd(message: unknown): void {
  process.send?.(message, () => process.exit());
}
