import { saveProject } from '../../api/adminProjects.ts';
import { toProjectContent } from '../draft/projectDraft.ts';
import { type StatusChange, useUnpublish } from '../writing/useUnpublish.ts';
import type { SavedProject } from './SavedProject.ts';

export function useProjectUnpublish(saved: SavedProject, onChanged: (to: StatusChange) => void) {
  return useUnpublish({
    noun: 'project',
    version: saved.version,
    change: (token, to, key) => changeStatus(token, saved, to, key),
    onChanged,
  });
}

/** Sends what the server has, with another status. @returns the new version */
async function changeStatus(
  token: string,
  { id, draft }: SavedProject,
  { status, version }: StatusChange,
  idempotencyKey: string,
): Promise<number> {
  const content = toProjectContent(draft);
  const kept = { publish_at: undefined, restored_from: undefined, slug: draft.slug, content };
  return (await saveProject(token, { ...kept, id, version, status }, { idempotencyKey })).data.version;
}
