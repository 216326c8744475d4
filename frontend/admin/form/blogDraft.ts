import * as z from 'zod/mini';
import { decodeDescription } from '../../api/decodeDescription.ts';
import type { AdminPost } from '../../api/wire.gen.ts';
import { studioTime } from '../schedule/studioTime.ts';
import { cleanEditorHtml, isBlankHtml } from '../editor/cleanEditorHtml.ts';

const field = z.string();

/** What the form holds, by the names on the wire. The description is HTML, not entity-encoded. */
export const blogDraft = z.object({
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
  /** By the clock of the studio, YYYY-MM-DDTHH:MM; '' unless it is scheduled. */
  publish_at: field,
  /** Around what the mobile picture is cut, in per cent; '' for the middle. */
  focal_x: field,
  focal_y: field,
  /** 'true' when a mobile picture of its own shall make way for the cut; older copies do not have it. */
  mobile_is_cut: z.prefault(field, ''),
});
export type BlogDraft = z.infer<typeof blogDraft>;

export type PictureName = 'feature_image' | 'mb_image';
/** Paths of the pictures that a blog has, and whether the mobile one is a part of the other. */
export type PresentPictures = Pick<AdminPost, PictureName | 'mobile_is_cut'>;
export type ChosenPictures = Partial<Record<PictureName, File>>;

/** @param today YYYY-MM-DD */
export function emptyDraft(today: string): BlogDraft {
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

export function draftOf(post: AdminPost): BlogDraft {
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
    publish_at: post.publish_at === null ? '' : studioTime(post.publish_at),
    focal_x: `${post.focal_x ?? ''}`,
    focal_y: `${post.focal_y ?? ''}`,
    mobile_is_cut: '',
  };
}

interface Mobile {
  /** Whether there is a picture to cut it from, which will be used unless the mobile one has its own. */
  canCut: boolean;
  isCut: boolean;
}

/** What the mobile picture is, or will be. */
export function mobileOf(
  draft: Pick<BlogDraft, 'mobile_is_cut'>,
  chosen: ChosenPictures,
  present: PresentPictures | undefined,
): Mobile {
  const canCut = Boolean(chosen.feature_image ?? present?.feature_image) && !chosen.mb_image;
  const hasOwn = Boolean(present?.mb_image) && !present?.mobile_is_cut && !draft.mobile_is_cut;
  return { canCut, isCut: canCut && !hasOwn };
}

interface Sent {
  draft: BlogDraft;
  /** The text as it was loaded: what a blank editor sends. */
  original: string;
  pictures: ChosenPictures;
  /** The one that was edited; undefined for a new blog. */
  version: number | undefined;
}

export function formOf({ draft, original, pictures, version }: Sent): FormData {
  const form = new FormData();
  const typed = cleanEditorHtml(draft.description);
  const description = isBlankHtml(typed) ? original : typed;
  for (const [name, text] of Object.entries({ ...draft, description })) form.set(name, text);
  for (const [name, file] of Object.entries(pictures)) if (file) form.set(name, file);
  if (version !== undefined) form.set('version', `${version}`);
  return form;
}

/** Names of the fields in which two drafts say something else to a reader. */
export function differingFields(one: BlogDraft, other: BlogDraft): (keyof BlogDraft)[] {
  const names = z.keyof(blogDraft).options;
  return names.filter((name) =>
    name === 'description'
      ? cleanEditorHtml(one[name]) !== cleanEditorHtml(other[name])
      : one[name] !== other[name],
  );
}
