import { z } from 'zod';
import { pageQuery, searchText } from '../../pagination/page-query.schema.js';
import { pageSchema } from '../../pagination/pagination.schema.js';
import { studio } from '../../studio/studio.js';

const percentProblem = 'Please send a whole number from 0 to 100.';
const percent = z.int(percentProblem).min(0, percentProblem).max(100, percentProblem);
const idProblem = 'Please choose a picture of the library.';
const MAX_ALT = 300;
const MAX_SEARCH = 200;

/** Line breaks, control characters and lone surrogates become spaces. */
const alt = z
  .string('Please send a text here.')
  .overwrite((typed) => typed.replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim())
  .max(MAX_ALT, `Please use at most ${MAX_ALT} characters.`);

export const libraryPictureSchema = z
  .object({
    id: z.int(),
    src: z.string().meta({ description: 'Path below /api/, or a photograph that came with the site' }),
    origin: z.enum(['uploaded', 'shipped']),
    file_name: z.string().meta({ description: 'As it was sent; "" when that is not known' }),
    alt: z.string(),
    is_decorative: z.boolean(),
    focal_x: z.int(),
    focal_y: z.int(),
    width: z.int(),
    height: z.int(),
    bytes: z.int().meta({ description: 'Of the largest file; 0 while that is not known' }),
    added_at: z.iso.datetime(),
    use_count: z
      .int()
      .meta({ description: 'Posts, projects and unsaved drafts that show it, those in a bin too' }),
  })
  .meta({ id: 'LibraryPicture' });
export type LibraryPicture = z.infer<typeof libraryPictureSchema>;

const picturePlaceSchema = z
  .object({
    kind: z.enum(['blog', 'project', 'version', 'draft', 'enquiry', 'setting']),
    id: z.union([z.int(), z.string()]),
    title: z.string(),
    where: z.string(),
    path: z.string().meta({ description: 'Below /admin; "" where staff cannot go' }),
    can_change: z.boolean().meta({ description: 'Whether another picture can take its place there' }),
  })
  .meta({ id: 'PicturePlace' });

export const libraryCountsSchema = z
  .object({ all: z.int(), unused: z.int(), no_alt: z.int(), too_small: z.int(), bin: z.int() })
  .meta({ id: 'LibraryCounts' });
export type LibraryCounts = z.infer<typeof libraryCountsSchema>;

export const libraryListSchema = pageSchema(libraryPictureSchema)
  .extend({ counts: libraryCountsSchema })
  .meta({ id: 'LibraryList' });
export type LibraryList = z.infer<typeof libraryListSchema>;

export const libraryPictureAnswerSchema = z
  .object({
    data: libraryPictureSchema.extend({
      added_by: z
        .string()
        .nullable()
        .meta({ description: 'Name of who sent it, or their email; null for what came with the site' }),
      used_in: z.array(picturePlaceSchema),
    }),
  })
  .meta({ id: 'LibraryPictureAnswer' });
export type LibraryPictureAnswer = z.infer<typeof libraryPictureAnswerSchema>;

export const libraryPictureSavedSchema = z
  .object({ data: libraryPictureSchema })
  .meta({ id: 'LibraryPictureSaved' });
export type LibraryPictureSaved = z.infer<typeof libraryPictureSavedSchema>;

export const libraryPictureAddedSchema = z
  .object({ data: libraryPictureSchema, is_known: z.boolean() })
  .meta({ id: 'LibraryPictureAdded' });
export type LibraryPictureAdded = z.infer<typeof libraryPictureAddedSchema>;

export const pictureReplacedSchema = z
  .object({
    status: z.literal(true),
    places: z.int(),
    replaced: z
      .array(z.object({ kind: z.enum(['blog', 'project']), id: z.int(), version: z.int() }))
      .meta({ description: 'As they are saved now: the version before each is the way back' }),
    failures: z.array(z.string()).meta({ description: 'Sentences about places that stay as they were' }),
  })
  .meta({ id: 'PictureReplaced' });
export type PictureReplaced = z.infer<typeof pictureReplacedSchema>;

export const libraryPictureDeletedSchema = z
  .object({ status: z.literal(true) })
  .meta({ id: 'LibraryPictureDeleted' });
export type LibraryPictureDeleted = z.infer<typeof libraryPictureDeletedSchema>;

export const libraryFilters = ['all', 'unused', 'no-alt', 'too-small', 'bin'] as const;
export const libraryQuery = pageQuery(studio.pageSizes.pictures).extend({
  search: searchText.transform((text) => text.slice(0, MAX_SEARCH)),
  filter: z.enum(libraryFilters).catch('all'),
  origin: z.enum(['uploaded', 'shipped']).optional().catch(undefined),
});
export type LibraryQuery = z.infer<typeof libraryQuery>;

export const pictureChangeSchema = z
  .object(
    {
      alt,
      is_decorative: z.boolean('Please send true or false.'),
      focal_x: percent,
      focal_y: percent,
    },
    'The form could not be read.',
  )
  .partial()
  .extend({
    from: libraryPictureSchema
      .pick({ alt: true, is_decorative: true, focal_x: true, focal_y: true })
      .partial()
      .optional()
      .meta({ description: 'What was read: a change by somebody else is then a conflict' }),
  })
  .meta({ id: 'PictureChange', description: 'What is missing stays as it is' });
export type PictureChange = z.infer<typeof pictureChangeSchema>;

export const pictureReplacementSchema = z
  .object({ with: z.int32(idProblem).min(1, idProblem), alt: alt.optional() }, 'The form could not be read.')
  .meta({ id: 'PictureReplacement' });
export type PictureReplacement = z.infer<typeof pictureReplacementSchema>;
