// A stranger's program in a CommonJS file: there, MSW's types are other classes than in an ES module. The stranger's test compiles it.
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { overdueHandlers } from 'overdue/msw';

setupServer(...overdueHandlers({ seed: 'mine' })).close();
const handlers: readonly RequestHandler[] = overdueHandlers();
setupServer(...handlers).close();
