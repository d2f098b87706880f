// A broken example: a file name in another case.
// The architecture test must report it.
export const badName = 1;
