import * as z from 'zod/mini';
import { decodeDescription } from '../../api/decodeDescription.ts';
import type { AdminPost } from '../../api/wire.gen.ts';
import { blogs } from '../../content/blogs.ts';
import { studioDateTime } from '../kit/time/studioTime.ts';
import { cleanEditorHtml, isBlankHtml } from './cleanEditorHtml.ts';
import { withoutUnsent } from './keepUnsent.ts';

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
  /** 'true' for a main picture that needs no alt text; older copies lack it. */
  is_decorative: z.prefault(field, ''),
  /** '' for the first; older copies lack it. */
  category: z.pipe(z.prefault(field, ''), z.transform(presentCategory)),
  /** Of a stored picture to use in place of the present one; older copies lack them. */
  feature_image_path: z.prefault(field, ''),
  mb_image_path: z.prefault(field, ''),
  /** 'true' to have none there, as the version that is put back; older copies lack them. */
  feature_image_cleared: z.prefault(field, ''),
  mb_image_cleared: z.prefault(field, ''),
});
export type PostDraft = z.infer<typeof postDraft>;

export type PictureFieldName = 'feature_image' | 'mb_image';
export type PresentPictures = Pick<
  AdminPost,
  PictureFieldName | 'mobile_is_cut' | 'library_alt' | 'library_alt_texts'
>;
export type ChosenPictures = Partial<Record<PictureFieldName, File>>;

const NO_PATHS = {
  mobile_is_cut: '',
  feature_image_path: '',
  mb_image_path: '',
  feature_image_cleared: '',
  mb_image_cleared: '',
};

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
    status: 'draft',
    publish_at: '',
    focal_x: '',
    focal_y: '',
    is_decorative: '',
    category: '',
    ...NO_PATHS,
  };
}

type PostFields = Omit<
  AdminPost,
  'id' | 'updated_at' | 'version' | 'created_at' | 'updated_by' | 'card' | 'library_alt' | 'library_alt_texts'
>;

export function toPostDraft(post: PostFields): PostDraft {
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
    is_decorative: post.is_decorative ? 'true' : '',
    category: presentCategory(post.category),
    ...NO_PATHS,
  };
}

function presentCategory(key: string): string {
  return blogs.categories.some((category) => category.key === key) ? key : '';
}

/** Those that a save would leave, files aside. */
export function picturesAfter(
  draft: PostDraft,
  present: PresentPictures | undefined,
): PresentPictures | undefined {
  const { feature_image_path: feature, mb_image_path: mobile } = draft;
  const { feature_image_cleared: isWithoutFeature, mb_image_cleared: isWithoutMobile } = draft;
  if (!feature && !mobile && !isWithoutFeature && !isWithoutMobile) return present;
  return {
    feature_image: feature || (isWithoutFeature ? '' : (present?.feature_image ?? '')),
    mb_image: mobile || (isWithoutMobile ? '' : (present?.mb_image ?? '')),
    mobile_is_cut: !mobile && (present?.mobile_is_cut ?? true),
    library_alt: feature ? '' : (present?.library_alt ?? ''),
    library_alt_texts: present?.library_alt_texts ?? {},
  };
}

interface Mobile {
  canCut: boolean;
  isCut: boolean;
}

export function mobileOf(
  draft: Pick<PostDraft, 'mobile_is_cut' | 'mb_image_path'>,
  chosen: ChosenPictures,
  present: PresentPictures | undefined,
): Mobile {
  const isChosen = Boolean(chosen.mb_image) || draft.mb_image_path !== '';
  const canCut = Boolean(chosen.feature_image ?? present?.feature_image) && !isChosen;
  const hasOwn = Boolean(present?.mb_image) && !present?.mobile_is_cut && !draft.mobile_is_cut;
  return { canCut, isCut: canCut && !hasOwn };
}

interface Sent {
  draft: PostDraft;
  /** Sent when the editor is blank, unless a version is put back. */
  original: string;
  pictures: ChosenPictures;
  /** Undefined for a new post. */
  version: number | undefined;
  /** The version that was put back into the form. */
  restoredFrom?: number | undefined;
  /** Of the post that a new one is made of. */
  present?: PresentPictures | undefined;
}

function pathsOf({ draft, pictures, present }: Sent) {
  const shown = picturesAfter(draft, present);
  const isCut = draft.mobile_is_cut || shown?.mobile_is_cut;
  return {
    feature_image_path: pictures.feature_image ? '' : shown?.feature_image,
    mb_image_path: pictures.mb_image || isCut ? '' : shown?.mb_image,
  };
}

export function toFormData(sent: Sent): FormData {
  const form = new FormData();
  const { draft, original, pictures, version, restoredFrom } = sent;
  const typed = cleanEditorHtml(withoutUnsent(draft.description));
  const blank = restoredFrom === undefined ? original : '';
  const description = isBlankHtml(typed) ? blank : typed;
  const { feature_image_path: _desktop, mb_image_path: _mobile, ...fields } = draft;
  // Blank would leave it as it is.
  const is_decorative = draft.is_decorative || 'false';
  for (const [name, text] of Object.entries({ ...fields, is_decorative, description })) form.set(name, text);
  for (const [name, path] of Object.entries(pathsOf(sent))) if (path) form.set(name, path);
  for (const [name, file] of Object.entries(pictures)) if (file) form.set(name, file);
  if (version !== undefined) form.set('version', `${version}`);
  if (restoredFrom !== undefined) form.set('restored_from', `${restoredFrom}`);
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
