// COMMON_PAIRS: which letter follows which in the words of English and Portuguese technical texts. A table for words.ts.
// Step 2 of a failure's walk: letters drawn at random pair otherwise.

/** Letter → the letters that commonly follow it. Counted over the texts of the packages this project is built with. */
export const COMMON_PAIRS: Readonly<Record<string, string>> = {
  a: 'bcdfgiklmnprstuvwy',
  b: 'aeijlorsu',
  c: 'acehiklorstuy',
  d: 'adegilorsuy',
  e: 'abcdefgijlmnopqrstuvwxy',
  f: 'aefilortuy',
  g: 'aeghilnorsu',
  h: 'aeimortu',
  i: 'abcdefgklmnoprstvxz',
  j: 'aeos',
  k: 'eins',
  l: 'abdefhilopstuvy',
  m: 'abeilmopsu',
  n: 'acdefghiklnopstuvy',
  o: 'abcdefgiklmnoprstuvwx',
  p: 'aehilmoprstu',
  q: 'u',
  r: 'abcdefgiklmnorstuvy',
  s: 'acefhiklmopstuwy',
  t: 'acdefhiloprstuwy',
  u: 'abcdefgilmnprst',
  v: 'aeio',
  w: 'aehinors',
  x: 'aceipt',
  y: 'aeilmnops',
  z: 'aei',
};
