// badField: a field of what was sent is wrong; it leaves `wording` as bad_input.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const badField: MeaningRow = {
  main: {
    en: [
      'conversion failed|error when|while|converting|from',
      'unable|failed|cannot|could|not|error to|parse|parsing * date|datetime|timestamp|number|integer|decimal|amount|currency',
      'incorrect|invalid date|datetime|time|timestamp|decimal|integer|double|numeric|number|currency value|literal|format',
      'account|customer|client|contact|date|amount|name|description|journal|item|items|invoice|currency|vat|tax|code|reference|number|quantity|price|address|email is|are mandatory',
      'mandatory account|customer|client|contact|date|amount|name|description|journal|item|items|invoice|currency|vat|tax|code|reference|number|quantity|price|address|email',
      'field|fields|parameter|attribute|property is|are required|mandatory|missing|invalid|empty',
      'missing required field|fields|parameter|attribute|property|argument',
      'not recognized as a valid',
      'column * cannot|not be null',
      'column * not * null',
      'null value|values in|into column',
      'not null constraint',
      'data|value too long|large for column|type|field',
      'out of range value',
      'value out of range for',
      'binary data would be truncated',
      'input syntax for',
      'numeric|arithmetic field|overflow overflow|error',
      'json|value|parameter|body|date|request could not be converted|parsed|read|deserialized|decoded',
      'must be greater|less|positive|numeric',
      'should|must not be blank|empty|negative',
      'insert null',
    ],
    pt: [
      'valor|valores|formato|dado|conteudo|tipo invalido|invalida|incorreto|incorreta para|no|na|do|da|em * campo|coluna|parametro|atributo|tag',
      'cpf|cnpj|cep|ncm|cfop|cest|email|telefone|inscricao invalido|invalida|invalidos|obrigatorio',
      'cpf|cnpj|cep|ncm|cfop|cest do|da|de * invalido|invalida',
      'campo|campos|tag|parametro|atributo|elemento * obrigatorio|obrigatoria|obrigatorios|invalido|invalida|ausente|informado|informada|preenchido|preenchidos',
      'valor muito longo|grande para|na coluna',
      'inserir null|nulo|nulos|valores',
    ],
    es: ['campo|campos|parametro|parametros * obligatorio|obligatorios|requerido|requeridos|invalido|invalidos'],
  },
};
