// nextLink: the Link header of a page that is not the last. Step 6 of a request's walk.
// Relative, so that it is the same under every host and base path. @see RFC 8288, section 3

/** To the page at `cursor`: the same query, with that cursor in it. */
export function nextLink(query: string, cursor: string): string {
  const next = new URLSearchParams(query);
  next.set('cursor', cursor);
  return `<?${next}>; rel="next"`;
}
