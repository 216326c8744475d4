import { readFileSync } from 'node:fs';
import { NotFoundException } from '@nestjs/common';
import { type SectionName, sectionNames, sectionPlaces, sectionsSchema } from 'content/schemas/sections';
import { z } from 'zod';
import type { SectionValue } from './section-value.js';

/** The same place from src/content and from dist/content. */
const ROOT = new URL('../../../', import.meta.url);
const FOLDERS = { content: 'frontend/content/', studio: 'studio/' };
const keyed = z.record(z.string(), z.unknown());

/** What the files say, without sections that the studio left out of them. */
export const sectionFiles: ReadonlyMap<SectionName, SectionValue> = new Map(
  sectionNames.flatMap((name) => {
    const { data } = sectionsSchema.shape[name].safeParse(valueInFile(name));
    return data ? [[name, data]] : [];
  }),
);

/** @throws 404 for a name that no section has, or none that this studio shows */
export function sectionName(name: string): SectionName {
  const found = sectionNames.find((known) => known === name);
  if (!found || !sectionFiles.has(found)) throw new NotFoundException('There is no such section.');
  return found;
}

function valueInFile(name: SectionName): unknown {
  const { folder, file, path } = sectionPlaces[name];
  const content: unknown = JSON.parse(readFileSync(new URL(`${FOLDERS[folder]}${file}`, ROOT), 'utf8'));
  return path.reduce((value, key) => keyed.safeParse(value).data?.[key], content);
}
