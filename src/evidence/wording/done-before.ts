// saysDone: whether a text tells that work was done, or a part of it, before what failed: `Invoice saved; the e-mail …`, `3 of 10 were created`.
// Step 2 of a failure's walk, for `error-words`, `printed` and `said`: then the call must not be sent again as it is.

const TEXT_MAX = 600;
const DONE =
  'saved|created|stored|recorded|registered|issued|charged|captured|accepted|completed|committed|processed|succeeded|salv[ao]s?|criad[ao]s?|gravad[ao]s?|gerad[ao]s?|emitid[ao]s?|registrad[ao]s?|cobrad[ao]s?|autorizad[ao]s?|processad[ao]s?';
/** What is said next is another thing, and it failed. */
const THEN_FAILED = new RegExp(
  `(?:^|[ \\n])(?:${DONE})(?: successfully| com sucesso)?(?: \\([^()\\n]{0,40}\\))?(?:[,;.]? (?:but|however|yet|then|mas|porem|contudo) |; ?|\\.[ \\n](?:falha|erro|failed|failure|error) )`,
);
const STEP_OK = /(?:^|[ ;\n])step [\w-]{1,40} ok[;,] step [\w-]{1,40} failed/;
const SOME_OF_MANY = new RegExp(
  `(?:^|[ (:\\n])([1-9]\\d{0,5}) (?:of|de|out of) (\\d{1,6}) (?:[a-z-]{1,30} ){0,2}(?:${DONE})(?:[ ,.;:)\\n]|$)`,
);
const ANSWERED = /(?:^|[ "\n])(?:post|put|patch|delete) [^\s"]{1,200} (?:-> |=> |: )?20[12](?: created| accepted)?[;,\n]/;
/** Before it, these turn it around. */
const NOT_DONE =
  /\b(?:not|no|nao|never|cannot|could|be|ser|nem|already|previously|ja|if|se|when|quando|until|ate|none|nothing|zero|0|nenhum[ao]?)\b/;

/** True when one of `texts` says so. */
export function saysDone(texts: readonly string[]): boolean {
  return texts.some((text) => {
    const plain = folded(text.slice(0, TEXT_MAX)).toLowerCase();
    if (STEP_OK.test(plain)) return true;
    // Counts and statuses have digits.
    if (/\d/.test(plain) && (ANSWERED.test(plain) || isSomeOfMany(plain))) return true;
    const at = THEN_FAILED.exec(plain);
    return at !== null && !NOT_DONE.test(plain.slice(plain.lastIndexOf('\n', at.index - 1) + 1, at.index + 1));
  });
}

/** Without accents. */
function folded(text: string): string {
  return /[\u0080-\uffff]/.test(text) ? text.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : text;
}

function isSomeOfMany(plain: string): boolean {
  const [, some, all] = SOME_OF_MANY.exec(plain) ?? [];
  return some !== undefined && Number(some) < Number(all);
}
