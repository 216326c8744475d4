import * as z from 'zod/mini';
import { ProjectContent } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import {
  type ProjectDraft,
  differingProjectFields,
  emptyProject,
  toProjectContent,
  toProjectDraft,
} from '../draft/projectDraft.ts';
import { projectDraftKind, wordsOf } from '../draft/projectDraftKind.ts';
import { picturesOf } from '../draft/picturesOf.ts';
import { studioDateTime } from '../kit/time/studioTime.ts';
import { type Block, type VersionKind, linesOf } from './VersionKind.ts';

const place = z.object({
  slug: z.string(),
  status: z.enum(['draft', 'published', 'scheduled']),
  publish_at: z.nullable(z.string()),
});

function toDraft(content: Record<string, unknown>): ProjectDraft {
  const { slug, status, publish_at } = place.parse({
    slug: '',
    status: 'draft',
    publish_at: null,
    ...content,
  });
  const moment = publish_at === null ? '' : studioDateTime(publish_at);
  const written = ProjectContent.parse({ ...toProjectContent(emptyProject), ...content });
  return toProjectDraft(written, { slug, status, publish_at: moment });
}

function blocks(draft: ProjectDraft, field: keyof ProjectDraft): Block[] {
  const lines = field === 'pictures' ? [] : linesOf(wordsOf(draft, field));
  return [...lines, ...picturesOf(draft, field)];
}

export const projectVersions: VersionKind<ProjectDraft> = {
  ...projectDraftKind,
  toDraft,
  changes: (before, after) =>
    differingProjectFields(before, after).map((field) => ({
      label: admin.projects.labels[field],
      before: blocks(before, field),
      after: blocks(after, field),
    })),
};
