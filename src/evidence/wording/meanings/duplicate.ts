// duplicate: the name or number is taken by another object.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const duplicate: MeaningRow = {
  final: true,
  /** Read before what it sounds like. */
  early: {
    en: ['! duplicate key', 'unique constraint', 'uniqueness', '! violation of unique|primary'],
    pt: ['restricao exclusiva|unica|unicidade * violada'],
  },
  main: {
    en: [
      'duplicate|duplicated|duplicates|duplicity',
      'already imported|inserted|recorded|included|informed',
      'already exists|exist|existing|registered|taken|present|used|assigned|created|in|associated|linked|claimed|belongs|defined|being|has',
      'already been|has|is taken|used|registered|created|assigned|use|present|added|recorded',
      'is|are already using|used|taken|present|assigned|registered|associated|exists|in|linked',
      'must be unique',
      'make a unique set',
      'not unique',
      'to be unique',
      'been|already used|utilised|utilized|submitted * another|previously|try',
      'unique constraint|violation|key|index',
      'another * already has|exists|uses|using|exist',
      'exists already',
      'name|email|number|code|reference|id|key|sku|record|entity|object|resource exists|taken|in',
      'belongs to another|other|different',
      'previously published',
      '! unique constraint failed|violation|violated',
      '! violates unique constraint',
      '! unique violation',
      '! already exists',
      '! duplicate entry|record|reference',
    ],
    pt: [
      'pertence|pertencem a|ao|aos outro|outra|outros',
      'ja existe|existente|cadastrado|cadastrada|registrado|registrada|utilizado|utilizada|usado|usada|esta|possui|existem|ha|informado|informada|incluido|incluida|inserido|inserida|importado|importada|lancado|lancada|vinculado|vinculada',
      'ja foi cadastrado|cadastrada|registrado|registrada|utilizado|utilizada|usado|usada|criado|criada|informado|informada|incluido|incluida|importado|importada|lancado|lancada|vinculado|vinculada',
      'violacao de|da chave|restricao|indice * unica|unico|primaria|exclusiva|duplicada',
      'chave duplicada|primaria',
      'duplicado|duplicada|duplicidade|duplicados|duplicadas',
      '! ja existe',
      '! ja cadastrado|cadastrada',
      '! duplicado|duplicada',
    ],
    es: [
      'timbrado|timbrada|timbre|sello previamente|previo|previa',
      'ya existe|existen|registrado|registrada|utilizado|utilizada',
      'ya ha|fue|esta|sido|se * registrado|registrada|utilizado|utilizada|usado|tomado|creado|uso',
      'registrado|registrada previamente|anteriormente',
      'clave * registrada|duplicada',
    ],
  },
  /** Good in codes only: too loose in a sentence. */
  codes: ['exists|unique|taken|dup', 'conflict already'],
};
