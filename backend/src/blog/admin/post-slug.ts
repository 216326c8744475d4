import { type EntityManager, QueryFailedError } from 'typeorm';
import { z } from 'zod';
import { ValidationError } from '../../errors/validation-error.js';
import { freeSlug, slugFrom } from '../slug.js';

const LAST_RESORT = 'post';
const MOST_ATTEMPTS = 5;
const slugConflict = z.object({ code: z.literal('23505'), constraint: z.literal('blog_post_slug_key') });

/**
 * Runs `save` with the typed slug, or with a free one made from the heading when nothing usable was typed.
 * @param save called again when somebody else took the free slug meanwhile, so it must be a whole transaction
 */
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
    if (slug || attempt === MOST_ATTEMPTS)
      throw new ValidationError({ slug: 'This slug is already used by another blog.' });
    return saveWithSlug(typed, save, attempt + 1);
  }
}

/** A slug that no other post has or had. Saves that make their slug this way take turns until their transaction ends. */
export async function slugForHeading(manager: EntityManager, heading: string, ownId = 0): Promise<string> {
  const base = slugFrom(heading) || LAST_RESORT;
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('blog slug', 0))`);
  const taken = await manager.query<{ slug: string }[]>(
    `SELECT slug FROM (
       SELECT slug, id FROM blog_post WHERE deleted_at IS NULL UNION ALL SELECT slug, post_id FROM old_slug
     ) AS known WHERE (slug = $1 OR slug LIKE $1 || '-%') AND id <> $2`,
    [base, ownId],
  );
  return freeSlug(base, new Set(taken.map(({ slug }) => slug)));
}

function isSlugConflict(error: unknown): boolean {
  return error instanceof QueryFailedError && slugConflict.safeParse(error.driverError).success;
}
