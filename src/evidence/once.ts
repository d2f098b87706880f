// once: reads a link once, though it is asked twice: whether there is something to read, and what.
// Step 2 of a failure's walk, for extractors that cannot tell the one without the other.
import type { Link } from './evidence.ts';

/** `read`, which remembers its answer for as long as the link is there. */
export function once<T>(read: (link: Link) => T): (link: Link) => T {
  const answers = new WeakMap<Link, { readonly answer: T }>();
  return (link) => {
    const known = answers.get(link);
    if (known !== undefined) return known.answer;
    const answer = read(link);
    answers.set(link, { answer });
    return answer;
  };
}
