import type { EntityManager } from 'typeorm';
import type { BlogPost } from './blog-post.entity.js';
import { IS_PUBLIC, isPublic } from './post-status.js';

/** SQL: the post that `$1` leads to, the one that has this slug now before the one that had it last. */
export const POST_AT_SLUG = `coalesce(
  (SELECT id FROM blog_post WHERE slug = $1 AND ${IS_PUBLIC}), (SELECT post_id FROM old_slug WHERE slug = $1))`;

/**
 * Keeps the address that visitors knew. It leads to the post, not to its next address, so that there are no chains; it
 * stays known while another post has it, and leads to this one again when that one is gone.
 */
export async function rememberSlug(manager: EntityManager, old: BlogPost, slug: string): Promise<void> {
  if (old.slug === slug) return;
  await manager.query('DELETE FROM old_slug WHERE slug = $1 AND post_id = $2', [slug, old.id]);
  if (!isPublic(old)) return;
  await manager.query(
    'INSERT INTO old_slug (slug, post_id) VALUES ($1, $2) ON CONFLICT (slug) DO UPDATE SET post_id = $2',
    [old.slug, old.id],
  );
}
