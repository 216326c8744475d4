import { z } from 'zod';
import { pageSchema } from '../pagination/pagination.schema.js';

export const importStates = [
  'waiting',
  'added',
  'draft',
  'present',
  'taken back',
  'left out',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];
const count = z.int();

export const startImportSchema = z
  .object({ as_drafts: z.stringbool('Please send true or false.').default(true) })
  .prefault({});
export type StartImportForm = z.infer<typeof startImportSchema>;

const importRunSchema = z
  .object({
    id: z.int(),
    site: z.string().meta({ description: 'The address of the blog that was exported' }),
    as_drafts: z.boolean().meta({ description: 'Nothing came onto the site' }),
    started_at: z.iso.datetime(),
    counts: z
      .object({
        waiting: count,
        added: count.meta({ description: 'On the site, or scheduled, as it was there' }),
        draft: count.meta({
          description: 'Drafts there, what could not be read whole, and all where they come in as drafts',
        }),
        present: count.meta({ description: 'Brought in by an earlier import' }),
        taken_back: count.meta({ description: 'Moved to the bin with their import' }),
        left_out: count.meta({ description: 'Pages, menus and others that are no posts' }),
        failed: count,
      })
      .meta({ id: 'ImportCounts' }),
  })
  .meta({ id: 'ImportRun' });
export type ImportRunAnswer = z.infer<typeof importRunSchema>;

const importItemSchema = z
  .object({
    position: z.int(),
    title: z.string(),
    state: z.enum(importStates),
    problems: z.array(z.string()).meta({ description: 'Whole sentences' }),
    old_path: z.string(),
    post_id: z.int().nullable(),
  })
  .meta({ id: 'ImportItem' });
export const importItemRow = importItemSchema;

export const importStartedSchema = z.object({ data: importRunSchema }).meta({ id: 'ImportStarted' });
export type ImportStarted = z.infer<typeof importStartedSchema>;

export const importRunsSchema = z.object({ data: z.array(importRunSchema) }).meta({ id: 'ImportRuns' });
export type ImportRuns = z.infer<typeof importRunsSchema>;

const madePostsSchema = z
  .object({
    unchanged: count.meta({ description: 'As the import left them' }),
    changed: count.meta({ description: 'Stay when the import is taken back' }),
    lacking_pictures: count.meta({
      description: 'Of the unchanged ones: some pictures could not be fetched',
    }),
  })
  .meta({ id: 'MadePosts', description: 'Blogs that are here by this import' });
export type MadePosts = z.infer<typeof madePostsSchema>;

export const importTakenBackSchema = z
  .object({ data: z.object({ taken_back: count, left: count }) })
  .meta({ id: 'ImportTakenBack' });
export type ImportTakenBack = z.infer<typeof importTakenBackSchema>;

export const importReportSchema = pageSchema(importItemSchema)
  .extend({ run: importRunSchema, made: madePostsSchema })
  .meta({ id: 'ImportReport' });
export type ImportReport = z.infer<typeof importReportSchema>;
