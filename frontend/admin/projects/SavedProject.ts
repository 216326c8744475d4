import type { AdminProject } from '../../api/wire.gen.ts';
import type { ProjectDraft } from '../draft/projectDraft.ts';

/** What the server has; nothing while the project is new. */
export interface SavedProject {
  id: string | undefined;
  version: number | undefined;
  draft: ProjectDraft;
  libraryAltTexts: AdminProject['library_alt_texts'];
}
