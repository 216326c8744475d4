import { z } from 'zod';
import { pageSchema } from '../pagination/pagination.schema.js';
import { publicationStatuses } from '../publication/publication-status.js';

/** `found`: as it was before its saves were kept as versions, or saved by a server that did not. */
export const versionActs = ['added', 'changed', 'restored', 'found'] as const;
export type VersionAct = (typeof versionActs)[number];

const headFields = {
  number: z.int(),
  saved_at: z.iso.datetime(),
  saved_by: z
    .string()
    .nullable()
    .meta({ description: 'Name, or email of who has given none; null when the account is gone' }),
  device: z.string().meta({ description: '"Chrome on Android"; "" when nobody knows' }),
};

const versionHeadSchema = z
  .object({
    ...headFields,
    act: z.enum(versionActs),
    moved_to: z.enum(publicationStatuses).nullable().meta({
      description: 'Its status when the version before had another, otherwise null',
    }),
    words_added: z.int().meta({ description: 'Compared with the version before' }),
    words_removed: z.int(),
    is_current: z.boolean(),
  })
  .meta({ id: 'VersionHead' });
export type VersionHead = z.infer<typeof versionHeadSchema>;

export const versionListSchema = pageSchema(versionHeadSchema).meta({ id: 'VersionList' });
export type VersionList = z.infer<typeof versionListSchema>;

const savedVersionSchema = z
  .object({
    ...headFields,
    content: z.record(z.string(), z.unknown()).meta({
      description:
        'As it was saved then, so fields that came later are missing. Of a post: the fields of AdminPost that a form has. Of a project: those of ProjectContent, slug, status and publish_at. Of a section of words: its value',
    }),
  })
  .meta({ id: 'SavedVersion' });
export type VersionData = z.infer<typeof savedVersionSchema>;

export const versionAnswerSchema = z.object({ data: savedVersionSchema }).meta({ id: 'VersionAnswer' });
export type VersionAnswer = z.infer<typeof versionAnswerSchema>;
