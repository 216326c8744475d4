import { createContext, useContext } from 'react';
import type { FieldMessages } from '../../api/adminRequest.ts';
import type { BlogDraft, ChosenPictures, PictureName } from '../draft/blogDraft.ts';

export interface BlogFormState {
  draft: BlogDraft;
  pictures: ChosenPictures;
  /** By field: the backend's sentence, or our own about a file. */
  messages: FieldMessages;
  change: (field: keyof BlogDraft, value: string) => void;
  choose: (field: PictureName, file: File | undefined) => void;
}

export const BlogFormContext = createContext<BlogFormState | null>(null);

export function useBlogForm(): BlogFormState {
  const state = useContext(BlogFormContext);
  if (!state) throw new Error('A field of the blog form stands outside of it.');
  return state;
}
