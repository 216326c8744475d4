import { readFileSync } from 'node:fs';
import { type ProjectEntry, projectEntrySchema } from 'content/schemas/project';
import { z } from 'zod';

/** @throws with every mistake in the file */
export function readShippedProjects(): ProjectEntry[] {
  const { success, data, error } = z.array(projectEntrySchema).safeParse(readJson('content/portfolio.json'));
  if (success) return data;
  throw new Error(`frontend/content/portfolio.json cannot be used:\n${z.prettifyError(error)}`);
}

/** What a project may name without an upload: photographs and drawings that came with the site. */
export function readShippedSources(): Set<string> {
  const photographs = z.record(z.string(), z.unknown()).parse(readJson('content/pictures.json'));
  const plans = readShippedProjects().flatMap(({ content }) => content.plan.src ?? []);
  return new Set([...Object.keys(photographs).map((name) => `${name}.jpg`), ...plans]);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(new URL(import.meta.resolve(file)), 'utf8'));
}
