// A broken example: a folder named after nothing.
// The architecture test must report it.
export const drawer = 1;
