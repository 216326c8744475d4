import type { PublishedKind } from '../publication/published-kind.js';

export const blogKind: PublishedKind = {
  noun: 'blog',
  table: 'blog_post',
  slugIndex: 'blog_post_slug_key',
  oldSlugs: { table: 'old_slug', owner: 'post_id' },
  defaultSlug: 'post',
};
