// prefersMinimal: whether a caller wants no more than the news that it worked.
// Around step 6 of a request's walk. @see RFC 7240, section 4.2

const RETURN = /^return\s*=\s*(?:"([^"]*)"|([^\s;,"]*))/i;

/** True when the header's first `return` says minimal; a later one does not count. */
export function prefersMinimal(prefer: string): boolean {
  const found = prefer.split(/[,;]/).flatMap((each) => RETURN.exec(each.trim()) ?? []);
  return (found[1] ?? found[2])?.toLowerCase() === 'minimal';
}
