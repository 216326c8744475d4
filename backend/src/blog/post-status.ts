import { ValidationError } from '../errors/validation-error.js';

export const postStatuses = ['draft', 'published', 'scheduled'] as const;
export type PostStatus = (typeof postStatuses)[number];

interface Publication {
  status: PostStatus;
  publish_at: Date | null;
}

/** SQL. Nothing has to happen when a scheduled post's time comes. */
export const IS_PUBLIC = `(deleted_at IS NULL
  AND (status = 'published' OR status = 'scheduled' AND publish_at <= now()))`;

export const STATUS_NOW = `CASE WHEN status = 'scheduled' AND publish_at <= now() THEN 'published' ELSE status END`;

/** The same as IS_PUBLIC, of an entity. */
export function isPublic({
  status,
  publish_at,
  deleted_at,
}: Publication & { deleted_at: Date | null }): boolean {
  const isDue = publish_at !== null && publish_at <= new Date();
  return deleted_at === null && (status === 'published' || (status === 'scheduled' && isDue));
}

export function publicationOf(form: Partial<Publication>, old: Publication): Publication {
  const status = form.status ?? old.status;
  if (status !== 'scheduled') return { status, publish_at: null };
  const publish_at = form.publish_at ?? old.publish_at;
  if (!publish_at) throw new ValidationError({ publish_at: 'Please choose when the blog shall appear.' });
  return { status, publish_at };
}
