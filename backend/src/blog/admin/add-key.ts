import { ConflictException } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { BlogPost } from '../blog-post.entity.js';

/** Id of the post that was added under this key, unless it was deleted since. */
export async function addedUnder(manager: EntityManager, key: string): Promise<number | undefined> {
  const post = await manager.findOneBy(BlogPost, { add_key: key, deleted_at: IsNull() });
  return post?.id;
}

/** Two that are sent at the same moment take turns until their transactions end. @throws for the second of them */
export async function takeKey(manager: EntityManager, key: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`blog ${key}`]);
  if ((await addedUnder(manager, key)) === undefined) return;
  throw new ConflictException('This blog has been saved a moment ago. Please save it once more.');
}
