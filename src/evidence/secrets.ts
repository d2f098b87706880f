// isSecret: whether a word has the form of a credential. The second lock: what may pass at all has a shape of its own in words.ts.
// Step 2 of a failure's walk: every word that leaves `redact` was asked about here.

/** What providers begin their keys with, written `<prefix>_…`, `<prefix>-…` or `<prefix>.…`; anywhere after the start or a separator. */
const KEY_PREFIXES: readonly string[] = [
  ...['sk', 'rk', 'pk', 'ek', 'ak', 'whsec', 'whsk', 'lsk', 'pat', 'jwt', 'bearer'],
  ...['gh[oprsu]', 'github_pat', 'glpat', 'gldt', 'glrt', 'npm', 'pypi', 'dckr', 'hf', 'xox[a-z]', 'xapp', 'shp(?:at|ca|pa|ss)'],
  ...['sq0[a-z]{3}', 'app_usr', 'aact', 'sg', 'ya29', 'gocspx', 'dop_v1', 'doo_v1', 'dapi', 'lin_api', 'nrak', 'pul', 'hvs', 'hvb'],
  ...['sntry[su]', 'figd', 'atatt', 'rubygems', 'tfr'],
];

/** Words that codes are made of, too (`token_expired`): a secret follows when there is a digit in what follows. */
const KEY_WORDS: readonly string[] = ['basic', 'token', 'key', 'apikey', 'password', 'senha', 'secret', 'pwd'];

const AT_START = '(?:^|[^A-Za-z0-9])';

const SECRETS: readonly RegExp[] = [
  new RegExp(`${AT_START}(?:${KEY_PREFIXES.join('|')})[_.-]`, 'i'),
  new RegExp(`${AT_START}(?:${KEY_WORDS.join('|')})[_.-][a-z]*\\d`, 'i'),
  /[a-z0-9]_(?:live|test|prod|sandbox|secret)_(?:[a-z]*\d|[a-z]{12})/i,
  /(?:^|[^A-Za-z0-9])(?:eyJ[\w-]|AIza[\w-]{4})|(?:^|[^A-Z])(?:AKIA|ASIA|AGPA|AROA|AIDA)[A-Z0-9]{8}/,
  /(?:passw|senha|secret|api_?key|access_?token)[\w-]{0,120}[:=.]/i,
];

/** Each shape of a secret has one of these in it. */
const MARKED = /[_.:=-]|eyJ|A[A-Z]/;

/** True: some provider's key, a JSON web token, a cloud access key, or a name with its secret behind it. */
export function isSecret(text: string): boolean {
  return MARKED.test(text) && SECRETS.some((shape) => shape.test(text));
}
