import { shortlistLimits } from 'content/schemas/shortlist-limits';
import { z } from 'zod';
import { parseJson } from './parse-json.js';

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
export const slugField = slug.optional().catch(undefined);

/** JSON within a form. */
export const shortlistField = z.string().transform(parseJson).pipe(keptPictures).optional().catch(undefined);
