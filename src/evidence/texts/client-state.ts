// withoutClientState: a printed failure without what Node prints of the client around it: options, timings, the request with its sockets.
// Step 2 of a failure's walk, before a text is read for phrases: a list of codes to try again on says nothing of what failed.

/** Members of an error in which libraries keep what they were told and what they did; each is opened on its line, as `util.inspect` does. */
const OPENED = /^( {2,60})(?:config|options|request|req|timings|agent|socket|client|_\w{1,40}|\[Symbol\(\w{1,60}\)\]): [^\n]{0,120}[{[(]$/;
const INDENT = /^ {0,200}/;
const CLOSER = /^ {0,200}[}\])]+,?$/;

/** `text` without the lines of such members; as it is where there is none. Read the method and the key of the call before. @see https://nodejs.org/api/util.html#utilinspectobject-options */
export function withoutClientState(text: string): string {
  if (!/: [^\n]{0,120}[{[(]\n/.test(text)) return text;
  const kept: string[] = [];
  let open = -1;
  for (const line of text.split('\n')) {
    if (open >= 0 && indentOf(line) > open) continue;
    const isEnd = open >= 0 && indentOf(line) === open && CLOSER.test(line);
    const opened = isEnd ? undefined : OPENED.exec(line)?.[1];
    open = opened === undefined ? -1 : opened.length;
    if (!isEnd && opened === undefined) kept.push(line);
  }
  return kept.join('\n');
}

function indentOf(line: string): number {
  return INDENT.exec(line)?.[0].length ?? 0;
}
