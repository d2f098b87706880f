// A broken example: an orchestrator that classifies.
// The architecture test must report it.
export { classify } from '../classifier/classify.ts';
