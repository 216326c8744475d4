import { createContext, useContext } from 'react';
import type { FieldMessages } from '../../api/ApiError.ts';
import type { LibraryPicture } from '../../api/wire.gen.ts';
import type { ChosenPictures, PictureFieldName, PostDraft } from '../draft/postDraft.ts';

export interface PostFormState {
  draft: PostDraft;
  /** Blank while it follows the title: the backend then makes it free. */
  slugToSend: string;
  pictures: ChosenPictures;
  messages: FieldMessages;
  change: (field: keyof PostDraft, value: string) => void;
  choose: (field: PictureFieldName, file: File | undefined) => void;
  /** One of the library in place of a file. */
  chooseStored: (field: PictureFieldName, picture: LibraryPicture | undefined) => void;
}

export const PostFormContext = createContext<PostFormState | null>(null);

export function usePostFormContext(): PostFormState {
  const state = useContext(PostFormContext);
  if (!state) throw new Error('A field of the blog form stands outside of it.');
  return state;
}
