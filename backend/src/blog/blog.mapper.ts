import type { BlogPost } from './blog-post.entity.js';
import type { Post } from './blog.schema.js';

/** What leaves the module: nothing of how the post is kept. */
export function toPost(post: BlogPost): Post {
  const { pictures: _pictures, created_at: _created, updated_at, ...wire } = post;
  return { ...wire, updated_at: updated_at.toISOString() };
}
