// badInput: the input is not valid; wide words, which count where nothing narrower is said.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const badInput: MeaningRow = {
  wide: true,
  /** Sounds like another meaning, and is read before all of them. */
  first: {
    en: [
      'query|request|operation complexity|depth * exceeds|exceeded|maximum|too',
      '! invalid|negative|missing|unsupported request|response|read|write|connect|connection|gateway|operation|query|transaction|server timeout',
      '! timeout|timeouts must|should|cannot|can be|not|exceed',
      '! timeout is|was|value invalid|required|negative|must|too',
      '! invalid|negative|missing|unsupported timeout|timeouts',
      '! timeout is|was not a|an|valid|allowed|supported|positive',
    ],
  },
  main: {
    en: [
      'validation|schema|parse|parsing|syntax|format error|errors|failed|failure|exception|fault|invalid',
      'invalid|malformed|incorrect|bad|missing|wrong|illegal|unexpected|unsupported|unrecognized|unknown * parameter|parameters|param|params|value|values|field|fields|format|input|argument|arguments|attribute|property|type|body|payload|json|xml|date|amount|currency|email|address|number|code|data|characters|query|filter|name|ref|reference|content|length|country|range|quantity|phone|cursor|enum',
      'required|missing|mandatory param|parameter|field|fields|value|property|attribute|argument|data',
      'param|parameter|field|value|argument|property|attribute|is|are|attributes missing|required|invalid|mandatory|wrong|empty|blank|too|out|must|not',
      'value too|out|not|is|must|for',
      'must|should|cannot|cant|not be|not|contain|have|match|specify|provide|include a|an|blank|empty|null|greater|less|specified|valid|at|positive|provided|set|in|one|between|either|of|after|before|the|number|string|integer|longer|shorter|future|past|negative|zero',
      'must be',
      'not a|well valid|number|string|date|formed|integer',
      'amount|currency|value|number|date|code|cost not valid',
      'is invalid|required|missing|too|malformed|empty',
      'please|must|should enter|provide|specify|supply|include|select|correct',
      'too long|short|large|small|big|many characters|for|than|maximum|minimum|items|elements',
      'out of range',
      'field|fields required|error|errors',
      'unprocessable entity',
      'invalid request|input|data',
      '! invalid|missing input|argument|parameter|field|value|amount|currency',
      '! validation failed|error',
      '! is required',
      '! must be in|a|an|at|greater|less|one|positive|between|equal|not|no',
    ],
    pt: [
      'campo|campos|parametro|parametros|valor|dados * invalido|invalida|invalidos|invalidas|obrigatorio|obrigatorios|obrigatoria|ausente|incorreto|informado|vazio|preenchido',
      'deve ser|conter|estar|ter',
      'devem ser|conter',
      'nao pode ser|estar * inferior|vazio|nulo|negativo|branco|superior|menor|zero',
      'erro|erros|falha|problemas de|na|no|em|ocorreram * validacao|schema',
      'erro validacao',
      'obrigatorio|obrigatoria',
      'preencha|informe',
      'nao informado|informada|preenchido|preenchida|permitido|valido|valida',
      'invalido|invalida|invalidos|invalidas',
      '! parametro|parametros invalido|invalidos',
      '! cpf|cnpj|cep|ncm|cfop|data|valor|campo|numero|formato|email invalido|invalida',
      '! cpf|cnpj|cep|ncm|cfop|data|valor|campo|numero|formato|email de|do|da * invalido|invalida',
      '! campo obrigatorio',
    ],
    es: [
      'es obligatorio|obligatoria|requerido|requerida|invalido|invalida|incorrecto|incorrecta',
      'no es|son valido|valida|validos|validas',
      'no valido|valida|validos|validas',
      'formato|valor|dato|datos incorrecto|incorrectos|invalido|invalidos',
      'debe ser|tener|contener|estar',
    ],
  },
  /** Looser: read after the others. */
  last: {
    pt: [
      'falha|erro * schema|esquema',
      'falha|erro no|de|na schema|esquema|estrutura|leiaute',
      'fora da|do|de * estrutura|leiaute|layout|schema|xsd|padrao',
      'desacordo com',
      'nao respeita|atende|obedece|segue o|ao|a schema|leiaute|layout|estrutura|padrao',
    ],
  },
  /** Good in codes only: too loose in a sentence. */
  codes: ['parameter|param|params|value|field|required|mandatory|missing|format|schema|validation|invalid|argument|malformed|length'],
};
