import { Injectable } from '@nestjs/common';
import { IS_PUBLIC } from '../publication/publication-status.js';
import { SlugRepository } from '../publication/slug.repository.js';
import { blogKind } from './blog-kind.js';

/** SQL: who has the slug `$1` now comes before who had it last. */
export const POST_AT_SLUG = `coalesce(
  (SELECT id FROM blog_post WHERE slug = $1 AND ${IS_PUBLIC}), (SELECT post_id FROM old_slug WHERE slug = $1))`;

@Injectable()
export class PostSlugRepository extends SlugRepository {
  protected readonly kind = blogKind;
}
