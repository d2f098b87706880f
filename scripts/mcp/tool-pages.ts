// toolPages: the two pages on what a model reads and pays, from scenes that are played and questions that are asked, once for both.
// What outputs.ts writes of the MCP half, besides the page on arguments.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/contract/tool-error.ts';
import { CATALOG } from '../../src/tools/catalog.ts';
import { tokenCosts } from './token-costs.ts';
import { toolServerPage } from './tool-server-page.ts';
import { type Played, play } from './transcript/play.ts';
import { SCENES } from './transcript/scenes.ts';
import { transcriptPage } from './transcript/transcript-page.ts';

async function counted(root: string, lang: Language) {
  const scenes: Played[] = [];
  for (const scene of SCENES) scenes.push(await play(scene, lang));
  return { costs: await tokenCosts(root, lang), scenes };
}

/** Path → text. */
export async function toolPages(root: string): Promise<Readonly<Record<'docs/mcp.md' | 'docs/mcp-transcript.md', string>>> {
  const both = { en: await counted(root, 'en'), 'pt-BR': await counted(root, 'pt-BR') };
  return {
    'docs/mcp.md': toolServerPage(readFileSync(join(root, 'docs/mcp.md'), 'utf8'), both, CATALOG.length),
    'docs/mcp-transcript.md': transcriptPage(both.en.scenes, both['pt-BR'].scenes),
  };
}
