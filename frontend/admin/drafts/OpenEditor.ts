import type { RefObject } from 'react';
import type { LocalCopy } from '../copies/localCopy.ts';

/** What the form holds at this moment, for the part that offers another text in its place. */
export interface OpenEditor<Draft> {
  content: Omit<LocalCopy<Draft>, 'savedAt'>;
  isChanged: boolean;
}
export type EditorRef<Draft> = RefObject<OpenEditor<Draft> | null>;
