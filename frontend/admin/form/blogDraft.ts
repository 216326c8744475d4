import { readDescription } from '../../api/description.ts';
import type { Post } from '../../api/wire.gen.ts';
import { cleanEditorHtml, isBlankHtml } from '../editor/cleanEditorHtml.ts';

/** What the form holds, by the names on the wire. The description is HTML, not entity-encoded. */
export interface BlogDraft {
  heading: string;
  short_description: string;
  date_at: string;
  alt: string;
  slug: string;
  description: string;
  meta_title: string;
  meta_description: string;
  meta_keywords: string;
}

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
