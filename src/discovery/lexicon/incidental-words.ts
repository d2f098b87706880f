// INCIDENTAL_WORDS: when, how often, how much: what stands in a request and seldom tells which tool is meant.
// Data of the search; phrases are read before these count for less.

/** In both languages, without accents. */
export const INCIDENTAL_WORDS: ReadonlySet<string> = new Set(
  `today tomorrow yesterday tonight morning afternoon evening night noon midnight day days week weeks weekend month months year years
quarter hour hours minute minutes second seconds monday tuesday wednesday thursday friday saturday sunday
january february march april june july august september october november december jan feb mar apr jun jul aug sep oct nov dec
last next previous current recent recently early earlier later soon still just first third fourth
two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million half double
am pm percent dollars dollar usd eur brl euros euro bucks pounds new old good please thanks mr mrs ms dr
hoje amanha ontem manha tarde noite meio dia dias semana semanas mes meses ano anos trimestre hora horas minuto minutos
segunda terca quarta quinta sexta sabado domingo feira janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
ultimo ultima ultimos ultimas proximo proxima passado passada atual recente cedo logo
dois duas tres quatro cinco seis sete oito nove dez onze doze vinte trinta quarenta cinquenta cem cento mil milhao metade dobro
real reais novo nova velho seu dona dr dra sr sra`.split(/\s+/),
);
