// A broken example: no violation, a target.
// The architecture test must report it.
export const classify = () => 1;
