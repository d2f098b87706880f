// A broken example: the machine's time and chance.
// The architecture test must report it.
export const stamp = [Date.now(), new Date(), Math.random(), crypto.randomUUID()];
export const later = (wake: () => void) => setTimeout(wake, 1);
export const allowed = new Date(0);
