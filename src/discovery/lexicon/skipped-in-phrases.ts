// SKIPPED_IN_PHRASES: articles and pronouns, which may stand in a phrase or not: "handed in her notice", "hand in notice".
// Data of the search; the first word of a phrase is never skipped.

/** In both languages, without accents. */
export const SKIPPED_IN_PHRASES: ReadonlySet<string> = new Set(
  `a an the my your his her its our their this that these those him them me us it some
o os as um uma uns umas meu minha meus minhas seu sua seus suas nosso nossa nossos nossas dele dela deles delas
esse essa esses essas este esta estes estas aquele aquela lhe lhes lo la los las`.split(/\s+/),
);

/** What may stand apart from its verb, beside stop words: "send him home", "mandar o Pedro embora". */
export const LOOSE_WORDS: readonly string[] =
  `up off out down back over away forward apart together aside around along home live public private done paid free open shut
embora fora junto atras adiante abaixo acima longe volta dentro baixa alta pronto pronta feito feita`.split(/\s+/);
