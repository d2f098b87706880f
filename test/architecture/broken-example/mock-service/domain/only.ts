// A broken example: a default export.
// The architecture test must report it.
export default 1;
