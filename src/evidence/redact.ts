// redact: the only door for upstream words into evidence. Each kind of word has a shape; what has another is left out.
// Step 2 of a failure's walk. Free text never passes.

/** Words that look like names but are secrets: provider keys, JSON web tokens, cloud access keys. */
const SECRETS: readonly RegExp[] = [
  /(?:^|[^a-z])(?:sk|rk|pk|whsec|ghp|gho|ghs|xox[abp]|glpat|shpat|npm)[_-]/i,
  /(?:^|[^A-Za-z0-9])eyJ[\w-]/,
  /(?:^|[^A-Z])(?:AKIA|ASIA)[A-Z0-9]{8}/,
  /(?:bearer|passw|secret|api_?key|access_?token)[\w.:-]*[:=.]/i,
];

const OPAQUE_MIN = 20;
const ALNUM_RUN = /[A-Za-z0-9]{20,}/g;

/** Letters and digits mixed over twenty characters or more: an opaque token, not a word. */
function isOpaque(text: string): boolean {
  if (text.length < OPAQUE_MIN) return false;
  return (text.match(ALNUM_RUN) ?? []).some((run) => /\d/.test(run) && /[A-Za-z]/.test(run));
}

function isSecret(text: string): boolean {
  return SECRETS.some((shape) => shape.test(text));
}

function shaped(value: unknown, shape: RegExp): string | undefined {
  return typeof value === 'string' && shape.test(value) && !isSecret(value) ? value : undefined;
}

function word(value: unknown, shape: RegExp): string | undefined {
  const text = shaped(value, shape);
  return text !== undefined && isOpaque(text) ? undefined : text;
}

/** A machine-readable code, or undefined; a number is taken as its digits. */
export function codeOf(value: unknown): string | undefined {
  return word(typeof value === 'number' && Number.isFinite(value) ? String(value) : value, /^\w[\w.:-]{0,79}$/);
}

/** An object's or a request's id, or undefined. */
export function idOf(value: unknown): string | undefined {
  return shaped(value, /^\w[\w.:-]{0,79}$/);
}

/** The name of an operation or a class, or undefined. */
export function nameOf(value: unknown): string | undefined {
  return word(value, /^[A-Za-z_$][\w$.-]{0,79}$/);
}

/** A system's or library's upper-case error name, or undefined. */
export function errnoOf(value: unknown): string | undefined {
  return word(value, /^[A-Z][A-Z0-9_]{1,59}$/);
}

/** Where a field is (`lines.0.quantity`), or undefined. */
export function pathOf(value: unknown): string | undefined {
  return word(value, /^[A-Za-z_$][\w$.[\]-]{0,79}$/);
}

/** A problem type's URI, or undefined. */
export function problemTypeOf(value: unknown): string | undefined {
  return word(value, /^(?:about:blank|urn:[\w.:-]{1,120}|https?:\/\/[\w.-]{1,80}(?:\/[\w.~-]{1,60}){0,8}\/?(?:#[\w.-]{1,60})?)$/);
}

/** What a field should hold, in plain words and small numbers; "a valid value" when it says anything else. */
export function expectationOf(value: unknown): string {
  const text = shaped(value, /^[\p{L}\d][\p{L}\d ,.;'"()|<>=≤≥–…_-]{0,119}$/u);
  const isPlain = (text?.split(/[^\p{L}\d]+/u) ?? []).every((part) => part.length <= 8 || /^\p{L}{1,24}$/u.test(part));
  return text !== undefined && isPlain ? text : 'a valid value';
}
