import { shortlistLimits } from 'content/schemas/shortlist-limits';
import { z } from 'zod';

/** Postgres refuses NUL and halves of letters in JSON. */
const BROKEN = /[\p{Cc}\p{Cs}]/gu;

const note = z
  .string()
  .overwrite((text) => text.replaceAll(/\s+/g, ' ').replaceAll(BROKEN, '').trim())
  .max(shortlistLimits.note);

const slug = z.string().regex(/^[a-z0-9-]{1,200}$/);

const keptPicture = z.object({ project: slug, picture: z.string().regex(/^[a-z0-9]{1,24}$/), note });
export type KeptPicture = z.infer<typeof keptPicture>;

const keptPictures = z.array(keptPicture).max(shortlistLimits.pictures);

/** Invalid ones are ignored, never rejected. */
export const projectField = slug.optional().catch(undefined);

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('The list of pictures is no JSON.');
    return z.NEVER;
  }
}

/** JSON within a form. */
export const shortlistField = z.string().transform(parseJson).pipe(keptPictures).optional().catch(undefined);
