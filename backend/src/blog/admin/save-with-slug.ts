import { QueryFailedError } from 'typeorm';
import { z } from 'zod';
import { ValidationError } from '../../errors/validation-error.js';
import { slugFrom } from '../slug.js';

const MAX_ATTEMPTS = 5;
const slugConflict = z.object({ code: z.literal('23505'), constraint: z.literal('blog_post_slug_key') });

/** @param save a whole transaction: it runs again when the slug that it made from the heading was taken meanwhile */
export async function saveWithSlug<T>(
  typed: string,
  save: (typed: string) => Promise<T>,
  attempt = 1,
): Promise<T> {
  const slug = slugFrom(typed);
  try {
    return await save(slug);
  } catch (error) {
    if (!isSlugConflict(error)) throw error;
    if (slug || attempt === MAX_ATTEMPTS)
      throw new ValidationError({ slug: 'This slug is already used by another blog.' });
    return saveWithSlug(typed, save, attempt + 1);
  }
}

function isSlugConflict(error: unknown): boolean {
  return error instanceof QueryFailedError && slugConflict.safeParse(error.driverError).success;
}
