// eachOf: a table of words → each of its words and phrases, and what it means.
// Discovery: how the tables are read.
import { fold } from '../split-words.ts';
import { type Sense, TONGUES } from './sense.ts';

const SOMETIMES = 0.35;
const ACTION_MARK = 'to ';

/** Each word and phrase of a table is taken; in one of actions each line is one, else those that begin with `to`. */
export function eachOf(table: string, isActions: boolean, take: (text: string, sense: Sense) => void): void {
  for (const row of fold(table).replaceAll('e-mail', 'email').replaceAll('-', ' ').replaceAll("'", '').trim().split('\n')) {
    const at = row.indexOf(':');
    const isAction = isActions || row.startsWith(ACTION_MARK);
    const meaning = `${isAction ? 'do' : 'is'}:${row.slice(0, at).replace(ACTION_MARK, '')}`;
    const middle = row.indexOf('|');
    for (const tongue of TONGUES) {
      const sense: Sense = { meaning, strength: 1, tongue, isAction };
      const sometimes: Sense = { ...sense, strength: SOMETIMES };
      for (const word of (tongue === 'en' ? row.slice(at + 1, middle) : row.slice(middle + 1)).split(',')) {
        const text = word.trim();
        if (text.startsWith('~')) take(text.slice(1), sometimes);
        else take(text, sense);
      }
    }
  }
}
