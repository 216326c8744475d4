import { QueryFailedError } from 'typeorm';
import { z } from 'zod';
import { retryDeadlock } from '../database/retry-deadlock.js';
import { ValidationError } from '../errors/validation-error.js';
import type { PublishedKind } from './published-kind.js';
import { slugFrom } from './slug.js';

const MAX_ATTEMPTS = 5;
const uniqueConflict = z.object({ code: z.literal('23505'), constraint: z.string() });

interface WantedSlug {
  typed?: string | null | undefined;
  /** Stays as it is unless another one is typed. */
  present?: string;
}

/** @param save a whole transaction: it runs again when the slug that it made from the title was taken meanwhile */
export async function saveWithSlug<T>(
  kind: PublishedKind,
  { typed, present = '' }: WantedSlug,
  save: (slug: string) => Promise<T>,
  attempt = 1,
): Promise<T> {
  const wanted = typed ?? present;
  const slug = wanted === present ? present : slugFrom(wanted);
  try {
    return await retryDeadlock(() => save(slug));
  } catch (error) {
    if (!isSlugConflict(error, kind)) throw error;
    if (slug || attempt === MAX_ATTEMPTS)
      throw new ValidationError({ slug: `This slug is already used by another ${kind.noun}.` });
    return saveWithSlug(kind, { typed, present }, save, attempt + 1);
  }
}

function isSlugConflict(error: unknown, { slugIndex }: PublishedKind): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return uniqueConflict.safeParse(error.driverError).data?.constraint === slugIndex;
}
