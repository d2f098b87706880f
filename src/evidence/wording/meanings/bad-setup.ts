// badSetup: method, path, version or headers are not taken here.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const badSetup: MeaningRow = {
  /** Sounds like another meaning, and is read before all of them. */
  first: {
    en: ['error in your sql|syntax', 'sql syntax|compilation error', 'syntax error at|near'],
    pt: ['erro de sintaxe sql'],
  },
  /** Read before what it sounds like. */
  early: {
    en: [
      'version header|headers',
      'missing|unsupported|deprecated|unknown|invalid|obsolete|retired api|sdk|tls|ssl|protocol|client version',
      'api|sdk|tls|ssl|client|protocol version not|missing|required|unsupported|deprecated|retired|obsolete',
      'version of tls|ssl|the|your|this * unsupported|deprecated|outdated|retired',
      'site|subdomain|domain|hostname not found|exist',
    ],
  },
  main: {
    en: [
      'endpoint|method|operation|version|api deprecated|retired|decommissioned',
      'method not allowed|supported|implemented|found',
      'use the post|get|put|method',
      'unsupported|unknown|invalid|deprecated|unrecognized|removed|obsolete|no|missing|nonexistent operation|method|endpoint|route|path|url|action|grant|media|content|protocol|accept',
      'operation|method|action|endpoint|feature|api|version * is|are|was|not not|no|longer|supported|available|exist supported|longer|exist|available|implemented|found',
      'not supported|implemented',
      'no longer supported',
      'no such route|endpoint|method|operation|api',
      'could not find resource for relative',
      'no route|endpoint|handler|matching|api * found|matches|matched|for|defined|path|url|route',
      'route|endpoint|url|path|uri|page|method not found|exist|recognized',
      'route|endpoint|url|path|uri was|does|could|could|you not * found|exist',
      'requested url * not found',
      'cannot get|post|put|patch|delete',
      'upgrade required',
      'api|client|sdk|app version * deprecated|unsupported|old|outdated|invalid|supported|required|sunset',
      'ssl|tls|https required|only|connection',
      'content type * must|not|invalid|unsupported|supported|missing|required|expected',
      'redirect uri mismatch|invalid|not',
      'callback url * mismatch|invalid|not',
      'not configured',
      'is|are|was|been not set|configured',
      'misconfigured|misconfiguration',
      'user agent * required|missing|must',
    ],
    pt: [
      'utilize o metodo',
      'metodo nao permitido|suportado|implementado|encontrado|existe',
      'versao|api * descontinuada|obsoleta|depreciada',
      'rota|endpoint|url nao encontrada|encontrado|existe',
      'operacao|recurso|versao nao suportada|suportado|implementado|implementada|disponivel',
      'user agent * obrigatorio',
    ],
    es: ['metodo no permitido|soportado', 'ruta no encontrada|existe'],
  },
};
