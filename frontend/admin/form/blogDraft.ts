import * as z from 'zod/mini';
import { readDescription } from '../../api/description.ts';
import type { Post } from '../../api/wire.gen.ts';
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
});
export type BlogDraft = z.infer<typeof blogDraft>;

export type PictureName = 'feature_image' | 'mb_image';
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
  };
}

export function draftOf(post: Post): BlogDraft {
  return {
    heading: post.heading,
    short_description: post.short_description,
    date_at: post.date_at,
    alt: post.alt,
    slug: post.slug,
    description: readDescription(post.description),
    meta_title: post.meta_title,
    meta_description: post.meta_description,
    meta_keywords: post.meta_keywords,
  };
}

/** @param original the text as it was loaded: what a blank editor sends */
export function formOf(draft: BlogDraft, original: string, pictures: ChosenPictures): FormData {
  const form = new FormData();
  const typed = cleanEditorHtml(draft.description);
  const description = isBlankHtml(typed) ? original : typed;
  for (const [name, text] of Object.entries({ ...draft, description })) form.set(name, text);
  for (const [name, file] of Object.entries(pictures)) if (file) form.set(name, file);
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
