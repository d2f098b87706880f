// CONTROL_PATH: where the control API lives, for those who need to know without loading it.
// Before a request's walk: what begins with it is the control API's, anything else the provider's.

/** Where the control API lives. */
export const CONTROL_PATH = '/__overdue';
