import { useState } from 'react';
import type { FieldMessages } from '../../api/adminRequest.ts';
import type { BlogDraft, ChosenPictures, PictureName } from '../draft/blogDraft.ts';
import type { BlogFormState } from './BlogFormContext.ts';
import { pictureProblem } from '../pictures/pictureProblem.ts';
import { suggestSlug } from './suggestSlug.ts';

/** A slug that nobody has touched follows the title while the blog is new. */
function withField(draft: BlogDraft, field: keyof BlogDraft, value: string, slugFollows: boolean): BlogDraft {
  const next = { ...draft, [field]: value };
  return field === 'heading' && slugFollows ? { ...next, slug: suggestSlug(value) } : next;
}

/** A focal point of one picture says nothing about the next one. */
function focalFor(file: File | undefined, { focal_x, focal_y }: BlogDraft) {
  return file ? { focal_x: '', focal_y: '' } : { focal_x, focal_y };
}

/** @param start what it begins with
 * @param isNew whether the slug is still to be made from the title */
export function useBlogFormState(
  { draft: initial, pictures: chosen }: { draft: BlogDraft; pictures: ChosenPictures },
  isNew: boolean,
) {
  const [draft, setDraft] = useState(initial);
  const [pictures, setPictures] = useState(chosen);
  const [messages, setMessages] = useState<FieldMessages>({});
  const [slugFollows, setSlugFollows] = useState(
    isNew && (initial.slug === '' || initial.slug === suggestSlug(initial.heading)),
  );

  const say = (field: string, message: string | undefined) =>
    setMessages(({ [field]: _old, ...others }) => (message ? { ...others, [field]: message } : others));

  const state: BlogFormState = {
    draft,
    pictures,
    messages,
    change(field, value) {
      if (field === 'slug') setSlugFollows(isNew && value === '');
      setDraft((current) => withField(current, field, value, slugFollows));
      if (messages[field]) say(field, undefined);
    },
    choose(field: PictureName, file) {
      const problem = file && pictureProblem(file);
      say(field, problem);
      if (problem) return;
      setPictures((current) => ({ ...current, [field]: file }));
      setDraft((current) => ({
        ...current,
        ...(field === 'feature_image' ? focalFor(file, initial) : { mobile_is_cut: '' }),
      }));
    },
  };
  // Of a title the backend makes a slug that is free; one that was typed must be free already.
  return { state, setMessages, slugToSend: slugFollows ? '' : draft.slug };
}
