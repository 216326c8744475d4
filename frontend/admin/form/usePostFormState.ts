import { type Dispatch, type SetStateAction, useState } from 'react';
import type { FieldMessages } from '../../api/ApiError.ts';
import type { AdminPost } from '../../api/wire.gen.ts';
import {
  type ChosenPictures,
  type PostDraft,
  type PresentPictures,
  picturesAfter,
  toPostDraft,
} from '../draft/postDraft.ts';
import { pictureProblem } from '../pictures/pictureProblem.ts';
import type { PostFormState } from './PostFormContext.ts';
import { suggestSlug } from '../writing/suggestSlug.ts';
import { type BroughtAltTexts, withFile, withStored } from './withStored.ts';

/** A slug that nobody has touched follows the title while the post is new. */
function withField(draft: PostDraft, field: keyof PostDraft, value: string, slugFollows: boolean): PostDraft {
  const next = { ...draft, [field]: value };
  return field === 'heading' && slugFollows ? { ...next, slug: suggestSlug(value) } : next;
}

const isOfTitle = ({ slug, heading }: PostDraft) => slug === '' || slug === suggestSlug(heading);

/** The form goes on with what is saved, with what was typed since, and with a text in which pictures wait. */
function withSaved(draft: PostDraft, post: AdminPost, typed: readonly (keyof PostDraft)[]): PostDraft {
  const kept = Object.fromEntries(typed.map((field) => [field, draft[field]]));
  return { ...toPostDraft(post), ...kept, description: draft.description };
}

const SETTLES: Partial<Record<keyof PostDraft, string>> = {
  status: 'publish_at',
  mobile_is_cut: 'mb_image',
};

interface Contents {
  draft: PostDraft;
  pictures: ChosenPictures;
  /** Undefined while the post is new. */
  present?: PresentPictures | undefined;
}

export function usePostFormState({ draft: initial, pictures: chosen, present }: Contents, isNew: boolean) {
  const [draft, setDraft] = useState(initial);
  const [begun, setBegun] = useState(initial);
  const [shown, setShown] = useState({ html: initial.description, key: 0 });
  const [pictures, setPictures] = useState(chosen);
  const { messages, setMessages, setMessage } = useMessages();
  const [slugFollows, setSlugFollows] = useState(isNew && isOfTitle(initial));
  const hasMain = Boolean(pictures.feature_image ?? picturesAfter(draft, present)?.feature_image);
  const choice = usePictureChoice({ begun, hasMain, setDraft, setPictures, setMessage });

  const state: PostFormState = {
    draft,
    slugToSend: slugFollows ? '' : draft.slug,
    pictures,
    messages,
    change(field, value) {
      if (field === 'slug') setSlugFollows(isNew && value === '');
      setDraft((current) => withField(current, field, value, slugFollows));
      const settled = SETTLES[field] ?? field;
      if (messages[settled]) setMessage(settled, undefined);
    },
    ...choice,
  };
  const takeSaved = (post: AdminPost, typed: readonly (keyof PostDraft)[]) => {
    setSlugFollows(false);
    setPictures({});
    setBegun(toPostDraft(post));
    setDraft((current) => withSaved(current, post, typed));
  };
  /** The editor, which holds its text itself, is loaded anew with another one. */
  const replace = (by: PostDraft, post: AdminPost) => {
    setBegun(toPostDraft(post));
    setDraft(by);
    if (by.slug !== draft.slug) setSlugFollows(false);
    if (by.description === draft.description) return;
    setShown(({ key }) => ({ html: by.description, key: key + 1 }));
  };
  return { state, shown, fields: { messages, setMessages }, takeSaved, replace };
}

interface PictureChoice {
  /** What a picture that is called off leaves again. */
  begun: PostDraft;
  hasMain: boolean;
  setDraft: Dispatch<SetStateAction<PostDraft>>;
  setPictures: Dispatch<SetStateAction<ChosenPictures>>;
  setMessage: (field: string, message: string | undefined) => void;
}

function usePictureChoice({ begun: initial, hasMain, setDraft, setPictures, setMessage }: PictureChoice) {
  const [brought, setBrought] = useState<BroughtAltTexts>({});
  const choice: Pick<PostFormState, 'choose' | 'chooseStored'> = {
    choose(field, file) {
      const problem = file && pictureProblem(file);
      setMessage(field, problem);
      if (problem) return;
      setPictures((current) => ({ ...current, [field]: file }));
      setDraft((current) => withFile(current, field, file, { initial, brought }));
    },
    chooseStored(field, picture) {
      setMessage(field, undefined);
      setPictures((current) => ({ ...current, [field]: undefined }));
      setDraft((current) => withStored(current, field, picture, { initial, brought, hasMain }));
      setBrought((current) => ({ ...current, [field]: picture?.alt }));
    },
  };
  return choice;
}

function useMessages() {
  const [messages, setMessages] = useState<FieldMessages>({});
  const setMessage = (field: string, message: string | undefined) =>
    setMessages(({ [field]: _old, ...others }) => (message ? { ...others, [field]: message } : others));
  return { messages, setMessages, setMessage };
}
