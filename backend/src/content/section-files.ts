import { readFileSync } from 'node:fs';
import { NotFoundException } from '@nestjs/common';
import {
  type Place,
  type SectionName,
  sectionNames,
  sectionPlaces,
  sectionsSchema,
} from 'content/schemas/sections';
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
  if (!found || !sectionFiles.has(found))
    throw new NotFoundException({ message: 'There is no such section.' });
  return found;
}

/** Below the project's folder. */
export function contentPathOf({ folder, file }: Pick<Place, 'folder' | 'file'>): string {
  return `${FOLDERS[folder]}${file}`;
}

export function readContentFile(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, ROOT), 'utf8'));
}

function valueInFile(name: SectionName): unknown {
  const place = sectionPlaces[name];
  return place.path.reduce(
    (value, key) => keyed.safeParse(value).data?.[key],
    readContentFile(contentPathOf(place)),
  );
}
