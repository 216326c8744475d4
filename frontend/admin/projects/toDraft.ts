import type { AdminProject } from '../../api/wire.gen.ts';
import { type ProjectDraft, toProjectDraft } from '../draft/projectDraft.ts';
import { studioDateTime } from '../kit/time/studioTime.ts';
import type { SavedProject } from './SavedProject.ts';

export function toDraft({ content, slug, status, publish_at }: AdminProject): ProjectDraft {
  const moment = publish_at === null ? '' : studioDateTime(publish_at);
  return toProjectDraft(content, { slug, status, publish_at: moment });
}

export function toSaved(project: AdminProject): SavedProject {
  const { id, version, library_alt_texts: libraryAltTexts } = project;
  return { id: `${id}`, version, draft: toDraft(project), libraryAltTexts };
}
