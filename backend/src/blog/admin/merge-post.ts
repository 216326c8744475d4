import type { BlogPost } from '../blog-post.entity.js';
import type { PostForm } from '../post-form.schema.js';
import { publicationOf } from '../../publication/publication-status.js';
import { blogKind } from '../blog-kind.js';
import { todayAtStudio } from '../today.js';

const TEXT_FIELDS = [
  'short_description',
  'alt',
  'category',
  'meta_title',
  'meta_description',
  'meta_keywords',
] as const;

export type PostFields = Pick<
  BlogPost,
  | 'heading'
  | 'date_at'
  | 'slug'
  | 'feature_image'
  | 'mb_image'
  | 'description'
  | 'pictures'
  | 'status'
  | 'publish_at'
  | 'updated_by'
  | 'preview_key'
  | 'focal_x'
  | 'focal_y'
  | 'mobile_is_cut'
  | 'is_decorative'
  | (typeof TEXT_FIELDS)[number]
>;

export function emptyPost(): PostFields {
  return {
    heading: '',
    slug: '',
    short_description: '',
    description: '',
    feature_image: '',
    mb_image: '',
    alt: '',
    category: '',
    meta_title: '',
    meta_description: '',
    meta_keywords: '',
    pictures: [],
    status: 'published',
    publish_at: null,
    updated_by: null,
    preview_key: null,
    focal_x: null,
    focal_y: null,
    mobile_is_cut: false,
    is_decorative: false,
    date_at: todayAtStudio(),
  };
}

/** A field that is missing stays, as does a blank date. */
export function mergePost<Old extends PostFields>(old: Old, form: PostForm): Old {
  const post = { ...old, ...publicationOf(blogKind, form, old) };
  for (const field of TEXT_FIELDS) post[field] = form[field] ?? old[field];
  post.heading = form.heading ?? old.heading;
  post.is_decorative = form.is_decorative ?? old.is_decorative;
  post.date_at = form.date_at || old.date_at;
  // A link to a draft is not a link to what it becomes.
  if (post.status !== old.status) post.preview_key = null;
  return post;
}
