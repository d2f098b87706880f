// ownWords: a message without what it quotes of a caller's data: `memo "rate limit exceeded" is too long` says nothing of a limit. isDenied: what it says is not so.
// Step 2 of a failure's walk, before a text is read for phrases, codes and statuses.

/** A quotation behind a word: what the word names is data. What a judgement follows is data whatever stands before it. */
const QUOTED =
  /\b([A-Za-zÀ-ú]{1,30})( (?:"[^"\n]{1,200}"|'[^'\n]{1,200}'|“[^”\n]{1,200}”|«[^»\n]{1,200}»|`[^`\n]{1,200}`))(?=[\s.,;:)]|$)( (?:is|must|may|cannot|can not|should|has to|n[ãa]o|[ée]|deve) (?:not |be |too |already |also |muito ){0,3}(?:allowed|valid|invalid|long|short|reserved|taken|used|contain|exist|permitid[oa]|v[áa]lid[oa]|inv[áa]lid[oa]|long[oa])\b)?/g;
/** Behind these it is not data that is quoted, but what somebody said. */
const SPEAKING =
  /^(?:\w{0,60}errors?|err|erros?|\w{0,60}exceptions?|faults?|exce[çc][ãa]o|failures?|failed|falha|falhou|messages?|msg|mensagem|reason|motivo|cause|causa|caused|because|status|state|desc|details?|description|says?|said|saying|diz|disse|with|com|was|were|is|are|foi|got|received|recebeu|returned|returns|retornou|answered|answers|responded|response|resposta|reply|replied|answer|printed|line|body|thread|by|from|in|at|for|to|on|of|a|the|while|throws|threw|raised|and|or|gave|title|text|http|code)$/i;

/** `text` with an empty quotation in place of each that is data; the words around it keep their places. */
export function ownWords(text: string): string {
  if (!/["'`“«]/.test(text)) return text;
  return text.replace(QUOTED, (all, word: string, quoted: string, judged: string | undefined) =>
    SPEAKING.test(word) && judged === undefined
      ? all
      : `${word} ${quoted.charAt(1)}${' '.repeat(quoted.length - 3)}${quoted.slice(-1)}${judged ?? ''}`,
  );
}

/** What may stand between a "no" and what it denies. */
const DENIED =
  /(?:\b(?:not|no|never|without|n[ãa]o|nao|sem|nunca|nenhum|nenhuma)|n['’]t) (?:(?:an?|the|any|be|been|being|is|was|were|are|due|to|of|fail|failed|because|caused|by|currently|actually|really|hit|hitting|get|getting|est[áa]|estava|foi|[ée]|em|um|uma|por|causa|de|houve|h[áa]|devido|ao?) ){0,5}$/i;
const BEFORE_MAX = 80;

/** True when the words that begin at `at` are denied in the same clause. */
export function isDenied(text: string, at: number): boolean {
  return at > 0 && DENIED.test(text.slice(Math.max(0, at - BEFORE_MAX), at));
}
