// storm-page: fills the tables of docs/storm.md; run it by `npx tsx bench/programs/storm-page.ts`. A minute or two.
// The numbers are the same on every machine; a test holds the harness's own rows to the page.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillRegions, table } from '../../scripts/markdown.ts';
import type { OutageKind } from '../storm/outage.ts';
import { OUTAGES, STORM_CLIENTS, STORM_HEAD, stormRows } from '../storm/table.ts';

const PAGE = join(import.meta.dirname, '../../docs/storm.md');

const regions: Record<string, string> = {};
for (const outage of Object.keys(OUTAGES) as OutageKind[]) regions[outage] = table(STORM_HEAD, await stormRows(outage, STORM_CLIENTS));
writeFileSync(PAGE, fillRegions('docs/storm.md', readFileSync(PAGE, 'utf8'), regions));
