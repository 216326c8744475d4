import { readAdminProject } from '../../api/adminProjects.ts';
import type { AdminProject } from '../../api/wire.gen.ts';
import type { Sides } from '../compare/Sides.ts';
import type { ProjectDraft } from '../draft/projectDraft.ts';
import { projectDraftKind } from '../draft/projectDraftKind.ts';
import { projectVersions } from '../versions/projectVersions.ts';
import { readBegun } from '../versions/readBegun.ts';
import { ownStatus } from '../writing/ownStatus.ts';
import { versionBegun } from '../drafts/versionBegun.ts';
import { toDraft } from './toDraft.ts';

interface TheirProject {
  project: AdminProject;
  draft: ProjectDraft;
}

interface MetForm {
  id: string | undefined;
  version: number | undefined;
  draft: ProjectDraft;
  /** Blank while it follows the title. */
  slugToSend: string;
  asked: ProjectDraft['status'];
  isSending: boolean;
  saveOver: (version: number, draft: ProjectDraft, kept: ProjectDraft['status']) => boolean;
}

const PICTURED = [...projectDraftKind.naming, 'plan'] as const;

/** What the dialog asks of a form whose save met another one. @param goOnFrom what is stored, with this in the form */
export function meetTheirProject(
  { id, version, draft, slugToSend, asked, isSending, saveOver }: MetForm,
  goOnFrom: (project: AdminProject, draft: ProjectDraft) => void,
) {
  return {
    mine: { ...draft, status: asked },
    held: isSending ? PICTURED : [],
    read: (token: string, of: string, signal: AbortSignal) =>
      readTheirProject(token, { id: of, version: versionBegun(of, { id, version }) }, signal),
    onKeepMine: ({ project, draft: theirs }: TheirProject, combined: ProjectDraft) => {
      const slug = combined.slug === draft.slug ? slugToSend : combined.slug;
      const next = { ...combined, slug };
      const own = ownStatus(next, { draft, asked, theirs });
      if (saveOver(project.version, next, own.status)) goOnFrom(project, { ...combined, ...own });
    },
  };
}

async function readTheirProject(
  token: string,
  form: { id: string; version: number },
  signal: AbortSignal,
): Promise<Sides<ProjectDraft, TheirProject>> {
  const [project, base] = await Promise.all([
    readAdminProject(token, form.id, signal),
    readBegun(projectVersions, token, form, signal),
  ]);
  return { theirs: { project, draft: toDraft(project) }, base };
}
