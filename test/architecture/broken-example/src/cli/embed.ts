// A broken example: no violation, the one edge across.
// The architecture test must report it.
export { startService } from '../../mock-service/index.ts';
