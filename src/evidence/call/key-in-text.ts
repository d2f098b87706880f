// keyInText: whether a text shows that the call carried an idempotency key: a header line or an assignment with a real value. Naming the header is none.
// Step 2 of a failure's walk: a key makes a write safe to repeat (law 2), so what is doubtful is none.

const NAMED = /\b(?:x-)?idempotency[-_ ]?key\\?["']?[ \t]{0,8}(?:=>|[:=])[ \t]{0,8}/gi;
/** A literal in quotes, or a token that ends its line, its list or its argument. */
const VALUE =
  /^(?:\\?(["'])([\w.:+/~@|-]{2,255})\\?\1|([\w.:+/~@|-]{2,255}|\*{3,40}|[[<](?:redacted|masked|filtered)[\]>])(?=\s{0,8}(?:$|[\n\r,;)}\]"'])))/i;
const NO_VALUE =
  /^(?:none|null|nil|undefined|false|true|nan|missing|empty|absent|unset|not[-_]?set|required|todo|tbd|n\/a|string|see|invalid|unknown|0+|-+)$/i;
/** Without quotes it may be the name of a variable, which may hold nothing: a key has a digit in it, or was hidden. */
const IS_LITERAL = /\d|^\*{3}|^[[<]/;
const DENIED = /(?:\b(?:no|not|missing|without|lacks?|sem|falta\w{0,4}|todo|add)|n't)\b[^\n]{0,12}$/i;
const BEFORE_MAX = 30;

/** True when a key that was sent is shown. */
export function keyInText(text: string): boolean {
  for (const named of text.matchAll(NAMED)) {
    const end = named.index + named[0].length;
    const [, , quoted, bare] = VALUE.exec(text.slice(end, end + 300)) ?? [];
    const value = quoted ?? bare ?? '';
    const isReal = value !== '' && !NO_VALUE.test(value) && (quoted !== undefined || IS_LITERAL.test(value));
    if (isReal && !DENIED.test(text.slice(Math.max(0, named.index - BEFORE_MAX), named.index))) return true;
  }
  return false;
}
