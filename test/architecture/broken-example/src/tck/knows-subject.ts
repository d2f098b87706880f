// A broken example: a suite that knows its subject.
// The architecture test must report it.
export const subject = () => import('../classifier/classify.ts');
