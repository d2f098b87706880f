// Loads contract cases from a folder of JSON files; every complaint names the file and the field.
// First step of a suite run, before anything is sent.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { z } from 'zod';
import { caseSchema, type NamedCase } from './case.ts';

/** Thrown when cases cannot be read; the message has one line per complaint. */
export class CaseLoadError extends Error {
  override readonly name = 'CaseLoadError';
}

type Outcome = { readonly named: NamedCase } | { readonly complaints: readonly string[] };

/**
 * Every case under `folder`, ordered by id.
 * @throws CaseLoadError when the folder is missing or empty, or any file is not a case.
 */
export async function loadCases(folder: string): Promise<readonly NamedCase[]> {
  const files = await listJson(folder);
  const outcomes = await Promise.all(files.map((file) => loadCase(folder, file)));
  const complaints = outcomes.flatMap((outcome) => ('complaints' in outcome ? outcome.complaints : []));
  if (files.length === 0) complaints.push(`${folder}: expected JSON files below it, found none`);
  if (complaints.length > 0) throw new CaseLoadError(complaints.join('\n'));
  return outcomes.flatMap((outcome) => ('named' in outcome ? [outcome.named] : []));
}

/** One case from the text of its file; complaints name the field. */
export function parseCase(id: string, text: string): Outcome {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { complaints: [`${id}.json: not JSON: ${error instanceof Error ? error.message : 'unreadable'}`] };
  }
  const parsed = caseSchema.safeParse(json);
  if (!parsed.success) return { complaints: parsed.error.issues.map((issue) => `${id}.json: ${describe(issue)}`) };
  return { named: { id, ...parsed.data } };
}

async function listJson(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && !entry.name.endsWith('.schema.json'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch {
    throw new CaseLoadError(`${folder}: expected a folder of contract cases, cannot read it`);
  }
}

async function loadCase(folder: string, file: string): Promise<Outcome> {
  const id = relative(folder, file)
    .split(sep)
    .join('/')
    .replace(/\.json$/, '');
  return parseCase(id, await readFile(file, 'utf8'));
}

function describe(issue: z.core.$ZodIssue): string {
  const path = issue.path.map(String).join('.');
  return `${path === '' ? 'the case' : path}: ${issue.message}`;
}
