import { ConflictException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BlogPost } from './blog-post.entity.js';
import type { EditConflict } from '../errors/edit-conflict.schema.js';
import type { PostForm } from './post-form.schema.js';

const time = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/**
 * Answered as 409 `{message, conflict}`. A form that names no version is saved over whatever there is.
 * @param key of the save: the last one came under it when this is its repetition
 */
export async function refuseIfChanged(
  manager: EntityManager,
  post: BlogPost,
  { version }: PostForm,
  key?: string,
): Promise<void> {
  if (version === undefined || version === post.version) return;
  if (key !== undefined && key === post.save_key) return;
  const [admin] = await manager.query<{ email: string }[]>('SELECT email FROM admin WHERE id = $1', [
    post.updated_by,
  ]);
  const conflict: EditConflict = {
    version: post.version,
    updated_at: post.updated_at.toISOString(),
    updated_by: admin?.email ?? null,
  };
  const who = admin?.email ?? 'Somebody else';
  throw new ConflictException({
    message: `${who} saved this blog on ${time.format(post.updated_at)}, after you had opened it. Nothing was overwritten.`,
    conflict,
  });
}
