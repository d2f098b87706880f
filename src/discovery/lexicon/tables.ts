// THINGS, FIELDS, REST: the tables of words by their names. A table more is a line here, and its test comes from the list.
// Discovery: data for the lexicon, in the order in which it is read.
import { COMMERCE } from './commerce.ts';
import { DEEDS } from './dictionary/deeds.ts';
import { QUALITIES } from './dictionary/qualities.ts';
import { THINGS_OF_ALL_KINDS } from './dictionary/things.ts';
import { EVERYDAY } from './everyday.ts';
import { BANKING } from './fields/banking.ts';
import { BOOKS } from './fields/books.ts';
import { CLOUD } from './fields/cloud.ts';
import { FREIGHT } from './fields/freight.ts';
import { HEALTH } from './fields/health.ts';
import { HOSPITALITY } from './fields/hospitality.ts';
import { HOUSEHOLDS } from './fields/households.ts';
import { INDUSTRY } from './fields/industry.ts';
import { INSURANCE } from './fields/insurance.ts';
import { LAW } from './fields/law.ts';
import { LEARNING } from './fields/learning.ts';
import { LEISURE } from './fields/leisure.ts';
import { PEOPLE } from './fields/people.ts';
import { PROJECTS } from './fields/projects.ts';
import { PROPERTY } from './fields/property.ts';
import { SELLING } from './fields/selling.ts';
import { SHOPS } from './fields/shops.ts';
import { SPEECH } from './fields/speech.ts';
import { TRAVEL } from './fields/travel.ts';
import { VEHICLES } from './fields/vehicles.ts';
import { SOFTWARE } from './software.ts';

/** What any trade has. */
export const THINGS = { COMMERCE, SOFTWARE, EVERYDAY, SPEECH };
/** What one has, and others less. */
export const FIELDS = {
  PEOPLE,
  HEALTH,
  FREIGHT,
  BANKING,
  BOOKS,
  SELLING,
  CLOUD,
  LEARNING,
  PROJECTS,
  TRAVEL,
  PROPERTY,
  LAW,
  INDUSTRY,
  HOSPITALITY,
  HOUSEHOLDS,
  INSURANCE,
  LEISURE,
  SHOPS,
  VEHICLES,
};
/** Of these a word counts that no other table knows. */
export const REST = { THINGS_OF_ALL_KINDS, DEEDS, QUALITIES };
