import { ValidationError } from '../errors/validation-error.js';
import type { PublishedKind } from './published-kind.js';

export const publicationStatuses = ['draft', 'published', 'scheduled'] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

export interface Publication {
  status: PublicationStatus;
  publish_at: Date | null;
}

/** SQL. Nothing has to happen when the time of something scheduled comes. */
export const IS_PUBLIC = `(deleted_at IS NULL
  AND (status = 'published' OR status = 'scheduled' AND publish_at <= now()))`;

export const STATUS_NOW = `CASE WHEN status = 'scheduled' AND publish_at <= now() THEN 'published' ELSE status END`;

export interface Lifecycle extends Publication {
  deleted_at: Date | null;
}

/** The same as IS_PUBLIC, of an entity. */
export function isPublic({ status, publish_at, deleted_at }: Lifecycle): boolean {
  const isDue = publish_at !== null && publish_at <= new Date();
  return deleted_at === null && (status === 'published' || (status === 'scheduled' && isDue));
}

/** What would have appeared while it lay in the bin was never on the site: it is a draft. */
export function publicationOutOfBin({ status, publish_at, deleted_at }: Lifecycle): Publication {
  const isDue = publish_at !== null && publish_at <= new Date();
  const wasDue = publish_at !== null && deleted_at !== null && publish_at <= deleted_at;
  return status === 'scheduled' && isDue && !wasDue
    ? { status: 'draft', publish_at: null }
    : { status, publish_at };
}

export function publicationOf(
  { noun }: PublishedKind,
  form: Partial<Publication>,
  old: Publication,
): Publication {
  const status = form.status ?? old.status;
  if (status !== 'scheduled') return { status, publish_at: null };
  const publish_at = form.publish_at ?? old.publish_at;
  if (!publish_at) throw new ValidationError({ publish_at: `Please choose when the ${noun} shall appear.` });
  return { status, publish_at };
}
