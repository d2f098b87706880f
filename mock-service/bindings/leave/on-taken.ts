// OnTaken: how a binding says what became of a delivery.
// After step 8 of a request's walk.

/** Whether the caller was still there: true once the bytes are handed over or the connection ended, false when it hung up first. */
export type OnTaken = (taken: boolean) => void;
