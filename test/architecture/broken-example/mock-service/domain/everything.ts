// A broken example: a star.
// The architecture test must report it.
export * from './machine.ts';
