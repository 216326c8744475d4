import * as z from 'zod/mini';
import { decodeDescription } from '../../api/decodeDescription.ts';
import type { AdminPost } from '../../api/wire.gen.ts';
import { studioDateTime } from '../kit/studioTime.ts';
import { cleanEditorHtml, isBlankHtml } from './cleanEditorHtml.ts';

const field = z.string();

/** By the names on the wire, but the description is HTML, not entity-encoded. */
export const postDraft = z.object({
  heading: field,
  short_description: field,
  date_at: field,
  alt: field,
  slug: field,
  description: field,
  meta_title: field,
  meta_description: field,
  meta_keywords: field,
  status: z.enum(['draft', 'published', 'scheduled']),
  /** In the studio's time zone, YYYY-MM-DDTHH:MM; '' unless scheduled. */
  publish_at: field,
  /** In per cent; '' for the middle. */
  focal_x: field,
  focal_y: field,
  /** 'true' to replace the mobile picture by a crop; older copies lack it. */
  mobile_is_cut: z.prefault(field, ''),
});
export type PostDraft = z.infer<typeof postDraft>;

export type PictureName = 'feature_image' | 'mb_image';
export type PresentPictures = Pick<AdminPost, PictureName | 'mobile_is_cut'>;
export type ChosenPictures = Partial<Record<PictureName, File>>;

/** @param today YYYY-MM-DD */
export function emptyDraft(today: string): PostDraft {
  return {
    heading: '',
    short_description: '',
    date_at: today,
    alt: '',
    slug: '',
    description: '',
    meta_title: '',
    meta_description: '',
    meta_keywords: '',
    status: 'published',
    publish_at: '',
    focal_x: '',
    focal_y: '',
    mobile_is_cut: '',
  };
}

export function toPostDraft(post: AdminPost): PostDraft {
  return {
    heading: post.heading,
    short_description: post.short_description,
    date_at: post.date_at,
    alt: post.alt,
    slug: post.slug,
    description: decodeDescription(post.description),
    meta_title: post.meta_title,
    meta_description: post.meta_description,
    meta_keywords: post.meta_keywords,
    status: post.status,
    publish_at: post.publish_at === null ? '' : studioDateTime(post.publish_at),
    focal_x: `${post.focal_x ?? ''}`,
    focal_y: `${post.focal_y ?? ''}`,
    mobile_is_cut: '',
  };
}

interface Mobile {
  canCut: boolean;
  isCut: boolean;
}

export function mobileOf(
  draft: Pick<PostDraft, 'mobile_is_cut'>,
  chosen: ChosenPictures,
  present: PresentPictures | undefined,
): Mobile {
  const canCut = Boolean(chosen.feature_image ?? present?.feature_image) && !chosen.mb_image;
  const hasOwn = Boolean(present?.mb_image) && !present?.mobile_is_cut && !draft.mobile_is_cut;
  return { canCut, isCut: canCut && !hasOwn };
}

interface Sent {
  draft: PostDraft;
  /** Sent when the editor is blank. */
  original: string;
  pictures: ChosenPictures;
  /** Undefined for a new post. */
  version: number | undefined;
}

export function toFormData({ draft, original, pictures, version }: Sent): FormData {
  const form = new FormData();
  const typed = cleanEditorHtml(draft.description);
  const description = isBlankHtml(typed) ? original : typed;
  for (const [name, text] of Object.entries({ ...draft, description })) form.set(name, text);
  for (const [name, file] of Object.entries(pictures)) if (file) form.set(name, file);
  if (version !== undefined) form.set('version', `${version}`);
  return form;
}

export function differingFields(one: PostDraft, other: PostDraft): (keyof PostDraft)[] {
  const names = z.keyof(postDraft).options;
  return names.filter((name) =>
    name === 'description'
      ? cleanEditorHtml(one[name]) !== cleanEditorHtml(other[name])
      : one[name] !== other[name],
  );
}
