import * as z from 'zod';
import type { Overrides } from '../content/overrides.ts';
import { sectionsSchema } from '../content/schemas/sections.ts';
import { log } from './log.ts';

export interface StudioContent {
  overrides: Overrides;
  isPreview?: boolean;
}

const answerSchema = z.object({ data: z.record(z.string(), z.unknown()) });
const overridesSchema = z.object(sectionsSchema.shape).partial();

/** A section that the schemas of this version do not accept is shown as in its file. */
export function contentOverrides(body: unknown): Overrides {
  const { data } = answerSchema.parse(body);
  const all = overridesSchema.safeParse(data);
  if (all.success) return all.data;
  const wrong = new Set(all.error.issues.map(({ path: [section] }) => section));
  log.error({ sections: [...wrong] }, 'These sections of words cannot be shown; those of the files are.');
  const others = Object.entries(data).filter(([section]) => !wrong.has(section));
  return overridesSchema.safeParse(Object.fromEntries(others)).data ?? {};
}
