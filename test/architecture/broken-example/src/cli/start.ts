// A broken example: a second edge across.
// The architecture test must report it.
export { startService } from '../../mock-service/index.ts';
