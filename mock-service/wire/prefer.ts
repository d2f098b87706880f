// prefersMinimal: whether a caller wants no more than the news that it worked.
// Around step 6 of a request's walk. @see RFC 7240, section 2

/** A preference with its parameters, up to the next comma: what stands in quotes may hold any of them. */
const PREFERENCE = /(?:"(?:[^"\\]|\\.)*"|[^,"])+/g;
const RETURN = /^\s*return\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*))\s*(?:;|$)/i;

/** True when the header's first `return` says minimal; a later one does not count, nor does one in quotes or among parameters. */
export function prefersMinimal(prefer: string): boolean {
  const found = prefer.match(PREFERENCE)?.flatMap((each) => RETURN.exec(each) ?? []) ?? [];
  return (found[1] ?? found[2])?.toLowerCase() === 'minimal';
}
