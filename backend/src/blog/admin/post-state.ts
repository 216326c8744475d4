import type { PresentState } from '../../versions/saved-versions.js';
import type { BlogPost } from '../blog-post.entity.js';

const FIELDS = [
  'heading',
  'short_description',
  'date_at',
  'alt',
  'is_decorative',
  'slug',
  'description',
  'meta_title',
  'meta_description',
  'meta_keywords',
  'feature_image',
  'mb_image',
  'focal_x',
  'focal_y',
  'mobile_is_cut',
  'category',
  'status',
] as const;

type Saved = Pick<
  BlogPost,
  (typeof FIELDS)[number] | 'publish_at' | 'pictures' | 'version' | 'updated_at' | 'updated_by'
>;

/** What a version keeps: the fields of the form, by their names on the wire. */
export function postState(post: Saved): PresentState {
  const { publish_at, pictures, version, updated_at, updated_by } = post;
  const fields = Object.fromEntries(FIELDS.map((field) => [field, post[field]]));
  return {
    content: { ...fields, publish_at: publish_at?.toISOString() ?? null },
    pictures,
    ownerVersion: version,
    updated_at,
    updated_by,
  };
}
