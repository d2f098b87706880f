// absent: an object does not exist.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const absent: MeaningRow = {
  yieldsTo: ['wrong_world', 'bad_setup'],
  main: {
    en: [
      'not found|exist|exists|known|located|registered',
      'notfound',
      'cannot|couldnt|cant be found|find|located|locate',
      'could not find|locate',
      'could not be found|located|retrieved',
      'cannot|cant|couldnt|unable|failed find|locate|retrieve',
      'no invoice|customer|payment|order|transaction|account|user|subscription|product|document|charge|refund was|were|is|found|exists|with',
      'doesnt exist|exists',
      'no such|longer|matching|record|records|results|entity|object|customer|invoice|resource|row|rows|data found|object|entity|record|records|resource|customer|invoice|exists|exist|user|item|for|exist|account|product|order|payment|price',
      'resource missing',
      'unknown|missing|nonexistent|invalid resource|entity|object|record|customer|invoice|item|order|account|product|payment|user|id|uuid|identifier',
      'has been deleted|removed|archived',
      'entity|record|object|resource|customer|invoice|item|document is|was deleted|removed|archived',
      'made inactive',
      'was deleted|removed|archived',
      'unable to find|locate|retrieve',
      'gone',
      '! invoice|customer|payment|resource|record|object|item * not found',
      '! required but not found',
      '! no such invoice|customer|payment|resource',
    ],
    pt: [
      'nao foi|conseguimos|pudemos * localizar|encontrar',
      'nao encontrado|encontrada|encontrados|encontradas|existe|existem|localizado|localizada|cadastrado|cadastrada|consta|existente|ha|identificado|registrado',
      'nao foi|foram|esta|pode * encontrado|encontrada|localizado|localizada|localizados|localizadas|encontradas|encontrados|cadastrado',
      'nao retornou|retornaram registro|registros|resultado|resultados|dados|nenhum|informacoes',
      'nao * na|nossa base de dados|clientes|cadastro|cadastros',
      'inexistente|inexistentes',
      'nenhum|nenhuma|sem registro|registros|resultado|dados * encontrado|encontrados|localizado|encontrada',
      'nenhum|nenhuma * encontrado|encontrada|localizado|localizada',
      '! nao encontrado|encontrada|encontrados|encontradas',
      '! nao foi encontrado|encontrada',
    ],
    es: [
      'no encontrado|encontrada|existe|existen|localizado',
      'no se encontro|encontraron|pudo|ha * encontrar|encontrado',
      'no se encontro|encontraron',
    ],
  },
};
