// One run of a tool through the real harness against the real provider: what it is called with, and what it must answer.
import { expect } from 'vitest';
import { CATALOG } from '../../../src/tools/catalog.ts';
import type { Tool } from '../../../src/tools/tool.ts';
import { type Provider, site } from '../orchestrator/provider.ts';

export type Handles = Readonly<Record<string, string>>;
export type Given = Readonly<Record<string, unknown>>;

export interface ToolRun {
  readonly name: string;
  readonly about: string;
  readonly input: (handles: Handles) => Given;
  readonly answer: (handles: Handles) => Given;
}

export const text = (start: RegExp | string): unknown => expect.stringMatching(start);
export const LINES = [{ description: 'Consultoria', unit_amount_minor: '18500', quantity: '2.5' }];

/** The tool of that name. @throws when the catalogue has none. */
export function toolOf(name: string): Tool {
  const tool = CATALOG.find((each) => each.name === name);
  if (tool === undefined) throw new Error(`the catalogue has no ${name}`);
  return tool;
}

/** Runs it in a sandbox of its own; what it is given has passed its schema. */
export async function expectRun(provider: Provider, { name, input, answer }: ToolRun): Promise<void> {
  const { harness, sandbox } = await site(provider);
  const { handles } = sandbox;
  const found = await toolOf(name).run(toolOf(name).input.parse(input(handles)), { harness });
  expect(found).toMatchObject({ ok: true, value: answer(handles) });
}
