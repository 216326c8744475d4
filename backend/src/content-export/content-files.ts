import type { ProjectEntry } from 'content/schemas/project';
import { type Place, sectionNames, sectionPlaces } from 'content/schemas/sections';
import { z } from 'zod';
import type { Content } from '../content/content.schema.js';
import { contentPathOf, readContentFile } from '../content/section-files.js';

const keyed = z.record(z.string(), z.unknown());

const PORTFOLIO = contentPathOf({ folder: 'content', file: 'portfolio.json' });

/** The content files as they would say what staff changed, by their paths below the project's folder. */
export function contentFiles(words: Content, projects: ProjectEntry[]): Record<string, unknown> {
  const files: Record<string, unknown> = { [PORTFOLIO]: projects };
  for (const name of sectionNames) {
    const [value, place] = [words[name], sectionPlaces[name]];
    if (value === undefined) continue;
    const path = contentPathOf(place);
    files[path] = placed(files[path] ?? readContentFile(path), value, place);
  }
  return files;
}

/** A note that the names are samples goes: staff have written their own. */
function placed(content: unknown, value: unknown, { path: [key, ...rest], ...place }: Place): unknown {
  if (key === undefined) return place.isPart ? merged(content, value) : value;
  const { sample: _sample, ...outer } = keyed.parse(content);
  return { ...outer, [key]: placed(outer[key], value, { ...place, path: rest }) };
}

/** What nobody wrote is left out, as the files do. */
function merged(content: unknown, value: unknown): unknown {
  const [old, changed] = [keyed.safeParse(content).data, keyed.safeParse(value).data];
  if (!old || !changed) return value;
  const entries = Object.entries(changed).map(([key, inner]) => [key, merged(old[key], inner)]);
  const all: Record<string, unknown> = { ...old, ...Object.fromEntries(entries) };
  return Object.fromEntries(Object.entries(all).filter(([, inner]) => inner !== ''));
}
