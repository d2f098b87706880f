// EXAMPLES: one believable request body per writing operation that takes one.
// The document shows them; a test sends each through the schema it stands beside.

/** Operation name → body. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {};
