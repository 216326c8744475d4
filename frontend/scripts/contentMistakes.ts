import { readFileSync } from 'node:fs';
import * as z from 'zod';
import pictures from '../content/pictures.json' with { type: 'json' };
import { schemas } from '../content/schemas/all.ts';

const NAMES_PICTURE = /^(src|poster\w+)$/;
/** A drawing, or one that staff have uploaded. */
const NOT_MADE = /^(plans|uploads)\//;
const made = new Set(Object.keys(pictures).map((name) => `${name}.jpg`));

/** @returns what is wrong with each file of content that cannot be used, by field */
export function contentMistakes(folder: URL): string[] {
  return Object.entries(schemas).flatMap(([file, schema]) => {
    try {
      const content: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      schema.superRefine(refuseUnmade).parse(content);
      return [];
    } catch (error) {
      const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
      return [`frontend/content/${file} cannot be used:\n${reason}`];
    }
  });
}

function refuseUnmade(content: unknown, context: z.RefinementCtx, path: string[] = []): void {
  if (typeof content !== 'object' || content === null) return;
  for (const [key, value] of Object.entries(content)) {
    refuseUnmade(value, context, [...path, key]);
    if (!NAMES_PICTURE.test(key) || typeof value !== 'string' || NOT_MADE.test(value) || made.has(value))
      continue;
    const message = `There is no picture ${value}. Put it into frontend/assets/photographs, then npm run pictures -w frontend.`;
    context.addIssue({ code: 'custom', path: [...path, key], message });
  }
}
