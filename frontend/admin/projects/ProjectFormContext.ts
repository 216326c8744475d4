import { createContext, useContext } from 'react';
import type { FieldMessages } from '../../api/ApiError.ts';
import type { AdminProject } from '../../api/wire.gen.ts';
import type { ProjectDraft } from '../draft/projectDraft.ts';
import type { Sending } from '../library/sending/useSending.ts';

export interface ProjectFormState {
  draft: ProjectDraft;
  /** Its slug is blank while it follows the title: the backend then makes it free. */
  toSend: ProjectDraft;
  /** By path, such as `pictures.3.alt`. */
  messages: FieldMessages;
  /** @param path of the field whose message is settled by it; the names of the changed fields when left out */
  change: (fields: Partial<ProjectDraft>, path?: string) => void;
  update: (by: (draft: ProjectDraft) => ProjectDraft) => void;
  sending: Sending;
  /** What visitors get where a picture says nothing itself, by its src. */
  libraryAltTexts: AdminProject['library_alt_texts'];
}

export const ProjectFormContext = createContext<ProjectFormState | null>(null);

export function useProjectForm(): ProjectFormState {
  const state = useContext(ProjectFormContext);
  if (!state) throw new Error('A field of the project form stands outside of it.');
  return state;
}
