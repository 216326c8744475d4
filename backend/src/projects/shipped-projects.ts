import { readFileSync } from 'node:fs';
import { type ProjectEntry, projectEntrySchema } from 'content/schemas/project';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { ShippedPicture } from '../pictures/library-entry.js';
import { ProjectFillRun } from './fill/project-fill-run.entity.js';
import { libraryEntriesOfProject } from './project-picture-fields.js';

/** @throws with every mistake in the file */
export function readShippedProjects(): ProjectEntry[] {
  const { success, data, error } = z.array(projectEntrySchema).safeParse(readJson('content/portfolio.json'));
  if (success) return data;
  throw new Error(`frontend/content/portfolio.json cannot be used:\n${z.prettifyError(error)}`);
}

const photographsSchema = z.record(z.string(), z.object({ width: z.int(), height: z.int() }));

/** What a project may name without an upload: photographs and drawings that came with the site. */
export function readShippedSources(): Set<string> {
  const plans = readShippedProjects().flatMap(({ content }) => content.plan.src ?? []);
  return new Set([...readPhotographs().keys(), ...plans]);
}

/** Those that the shipped projects show, with their words. */
export function readShippedPictures(): ShippedPicture[] {
  const photographs = readPhotographs();
  return readShippedProjects().flatMap(({ content }) =>
    libraryEntriesOfProject(content).flatMap((entry) => {
      const size = photographs.get(entry.src);
      return size ? { ...entry, fileName: entry.src.replace('projects/', ''), ...size } : [];
    }),
  );
}

function readPhotographs(): Map<string, { width: number; height: number }> {
  const photographs = photographsSchema.parse(readJson('content/pictures.json'));
  return new Map(Object.entries(photographs).map(([name, size]) => [`${name}.jpg`, size]));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(new URL(import.meta.resolve(file)), 'utf8'));
}

/** Whether they have been taken over into the database. */
export const areTakenOver = (manager: EntityManager): Promise<boolean> => manager.exists(ProjectFillRun);
