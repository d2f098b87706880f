// SQLite's numbers that are used here.
// Beside step 5 of a request's walk. @see https://www.sqlite.org/c3ref/constlist.html

/** Result codes. @see https://www.sqlite.org/rescode.html */
export const RESULT = { ok: 0, error: 1, noMemory: 7, interrupt: 9, tooBig: 18, auth: 23, row: 100, done: 101 } as const;

/** Types of values. */
export const TYPE = { integer: 1, float: 2, text: 3, blob: 4, null: 5 } as const;

/** What a statement may be about to do; only those that reading needs. @see https://www.sqlite.org/c3ref/c_alter_table.html */
export const ACTION = { read: 20, select: 21, function: 31, recursive: 33 } as const;

/** @see https://www.sqlite.org/c3ref/c_limit_attached.html */
export const LIMIT = {
  length: 0,
  sqlLength: 1,
  column: 2,
  exprDepth: 3,
  compoundSelect: 4,
  vdbeOp: 5,
  functionArg: 6,
  attached: 7,
  likePatternLength: 8,
  variableNumber: 9,
  triggerDepth: 10,
  workerThreads: 11,
} as const;

/** What an authorizer answers to refuse. */
export const DENY = 1;
/** An equality that a table may answer by itself, and the promise that it finds one row at most. */
export const CONSTRAINT_EQ = 2;
export const SCAN_UNIQUE = 1;
/** SQLite copies the bytes it is given. */
export const TRANSIENT = -1;
/** Read, write, create: the database of the engine is its memory alone. */
export const OPEN_IN_MEMORY = 0x2 | 0x4 | 0x80;
