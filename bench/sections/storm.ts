// storm: fifty clients and an outage of a minute: the load that retries add, and what is left of the orders, by who repeats the calls.
// In virtual time against the real provider: the numbers are counts, and no machine makes them smaller. docs/storm.md says what they mean.
import type { Section, Size } from '../section.ts';
import { show } from '../show.ts';
import type { OutageKind } from '../storm/outage.ts';
import { OUTAGES, STORM_CLIENTS, STORM_HEAD, stormRows } from '../storm/table.ts';

const CLIENTS: Readonly<Record<Size, number>> = { full: STORM_CLIENTS, quick: 5 };

/** A head in two lines: there are many columns. */
const inTwoLines = (head: string): string => head.replace(/ (?=\S+$)/, '\n');

/** A retry storm, or none. */
export const storm: Section = {
  name: 'storm',
  about: 'an outage of a minute under fifty clients: the load that retries add, beside p-retry, axios-retry, got and cockatiel',
  run: async (size) => {
    for (const outage of Object.keys(OUTAGES) as OutageKind[]) {
      const rows = await stormRows(outage, CLIENTS[size]);
      show(`Storm: ${CLIENTS[size]} clients; for 60 s they get ${OUTAGES[outage]}`, STORM_HEAD.map(inTwoLines), rows);
    }
  },
};
