import { iso } from '../database/iso.js';
import { altOrThatOfLibrary, bytesInLibrary } from '../pictures/picture-library.js';
import { STATUS_NOW } from '../publication/publication-status.js';

/** Cut around the focal point, which lies on the desktop picture. */
export const SOCIAL_CARD = `CASE
  WHEN feature_image = '' THEN replace(mb_image, '.webp', '-social.jpg')
  WHEN focal_x IS NULL AND focal_y IS NULL THEN replace(feature_image, '.webp', '-social.jpg')
  ELSE replace(feature_image, '.webp',
    '-social-' || coalesce(focal_x, 50) || '-' || coalesce(focal_y, 50) || '.jpg') END`;
const CARD = `id, heading, short_description, date_at::text, feature_image, mb_image, slug,
  ${SOCIAL_CARD} AS card, category`;
/** For visitors. */
const ALT = `CASE WHEN blog_post.is_decorative THEN ''
  ELSE ${altOrThatOfLibrary('alt', 'feature_image')} END AS alt`;
const TEXTS = 'description, meta_title, meta_description, meta_keywords';
/** For visitors a scheduled post is new when it appears. */
const UPDATED_FOR_VISITORS = `${iso('greatest(updated_at, publish_at)')} AS updated_at`;

const PUBLIC_CARD = `${CARD}, ${ALT}, ${UPDATED_FOR_VISITORS}`;
const ADMIN_CARD = `${CARD}, alt, ${iso('updated_at')} AS updated_at, ${STATUS_NOW} AS status,
  CASE WHEN publish_at > now() THEN ${iso('publish_at')} END AS publish_at, version`;

/** SQL: as on the wire. */
export const postColumns = {
  publicCard: PUBLIC_CARD,
  publicPost: `${PUBLIC_CARD}, ${TEXTS}, ${bytesInLibrary('blog_post.pictures')} AS picture_bytes`,
  latestPost: `id, slug, heading, date_at::text, feature_image, ${ALT}`,
  indexEntry: `slug, heading, date_at::text, ${UPDATED_FOR_VISITORS}, feature_image, ${ALT}`,
  adminCard: ADMIN_CARD,
  adminPost: `${ADMIN_CARD}, ${TEXTS}, focal_x, focal_y, mobile_is_cut, is_decorative, ${altOrThatOfLibrary("''", 'feature_image')} AS library_alt,
    ${iso('created_at')} AS created_at, updated_by`,
};

export const NEWEST_FIRST = 'blog_post.date_at DESC, blog_post.id DESC';
