// CATALOG: every tool there is, in the order of categories. A tool more is a row of its category's file.
// Above the walks: the list that the server, the search and the docs read.
import { LINE_ITEM_TOOLS } from './catalogue/line-items.ts';
import type { Tool } from './tool.ts';

/** All tools. */
export const CATALOG: readonly Tool[] = [...LINE_ITEM_TOOLS];
