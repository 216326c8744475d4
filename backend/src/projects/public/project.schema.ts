import { projectContentSchema, projectPictureSchema } from 'content/schemas/project';
import { z } from 'zod';
import { latestPostSchema } from '../../blog/card.schema.js';
import { pageSchema } from '../../pagination/pagination.schema.js';

const sized = {
  bytes: z.int().optional().meta({ description: 'Of its largest file, where it is uploaded and known' }),
};
export const pictureSchema = projectPictureSchema.extend(sized).meta({ id: 'ProjectPicture' });
const { pairs, plan } = projectContentSchema.shape;
const pair = pairs.element;

const names = {
  slug: z.string(),
  anchor: z.string().meta({ description: 'Its first slug, which never changes: the id of its block' }),
};
const facts = projectContentSchema.pick({
  title: true,
  place: true,
  type: true,
  rooms: true,
  size_sqft: true,
  summary: true,
  is_sample: true,
});
const moment = z.iso.datetime().meta({ description: 'When anything of it last changed: UTC, ISO 8601' });

export const projectSchema = projectContentSchema
  .omit({ related_posts: true })
  .extend({
    pictures: z.array(pictureSchema),
    pairs: z.array(pair.extend({ before: pair.shape.before.unwrap().extend(sized).nullable() })),
    plan: plan.extend(sized),
    id: z.int(),
    ...names,
    card: z.string().meta({
      description:
        'Path below /api/ of a JPEG of 1200 by 630 pixels for other sites, or "" without a picture',
    }),
    updated_at: moment,
  })
  .meta({ id: 'Project', description: 'The cost is blank unless it is shown' });
export type PublicProject = z.infer<typeof projectSchema>;

export const projectLinkSchema = z
  .object({
    slug: z.string(),
    ...facts.pick({ title: true, place: true, rooms: true, size_sqft: true }).shape,
    cover: pictureSchema.nullable(),
  })
  .meta({ id: 'ProjectLink' });
export type ProjectLink = z.infer<typeof projectLinkSchema>;

const projectBlockSchema = z
  .object({
    id: z.int(),
    ...names,
    number: z.int().meta({ description: 'Its place among all published projects, whatever is chosen' }),
    ...facts.shape,
    cover: pictureSchema.nullable(),
    pictures: z.array(pictureSchema),
  })
  .meta({ id: 'ProjectBlock' });
export type ProjectBlock = z.infer<typeof projectBlockSchema>;

const filterOptionSchema = z
  .object({
    value: z.string(),
    label: z.string(),
    count: z.int().meta({ description: 'Projects that fit the other filters and this one' }),
  })
  .meta({ id: 'FilterOption' });
export type FilterOption = z.infer<typeof filterOptionSchema>;

const everything = z.int().meta({ description: 'Published projects in all' });
const options = z.array(filterOptionSchema);
export const projectListSchema = pageSchema(projectBlockSchema)
  .extend({
    filters: z.object({ type: options, place: options, size: options }),
    everything,
  })
  .meta({ id: 'ProjectList' });
export type ProjectList = z.infer<typeof projectListSchema>;

const projectCostSchema = z
  .object({ slug: z.string(), title: z.string(), low: z.number(), high: z.number() })
  .meta({ id: 'ProjectCost', description: 'In lakh of rupees' });
export type ProjectCost = z.infer<typeof projectCostSchema>;

export const projectAnswerSchema = z
  .object({
    data: projectSchema,
    previous: projectLinkSchema.nullable(),
    next: projectLinkSchema.nullable(),
    others: z.array(projectCostSchema),
    related_posts: z.array(latestPostSchema),
  })
  .meta({ id: 'ProjectAnswer' });
export type ProjectAnswer = z.infer<typeof projectAnswerSchema>;

const projectCoverSchema = projectLinkSchema.extend({ anchor: names.anchor }).meta({ id: 'ProjectCover' });
export const projectCoversSchema = z
  .object({ data: z.array(projectCoverSchema), everything })
  .meta({ id: 'ProjectCovers' });
export type ProjectCovers = z.infer<typeof projectCoversSchema>;

const indexedProjectSchema = z
  .object({
    ...names,
    title: z.string(),
    place: z.string(),
    updated_at: moment,
    pictures: z.array(z.string()),
  })
  .meta({ id: 'IndexedProject' });
export const projectIndexSchema = z
  .object({ data: z.array(indexedProjectSchema) })
  .meta({ id: 'ProjectIndex' });
export type ProjectIndex = z.infer<typeof projectIndexSchema>;

const namedPictureSchema = z
  .object({ project: z.string(), title: z.string(), picture: pictureSchema })
  .meta({ id: 'NamedPicture' });
export type NamedPicture = z.infer<typeof namedPictureSchema>;
export const namedPicturesSchema = z
  .object({ data: z.array(namedPictureSchema) })
  .meta({ id: 'NamedPictures' });
export type NamedPictures = z.infer<typeof namedPicturesSchema>;

const comparableSchema = z
  .object({
    type: projectContentSchema.shape.type,
    size_sqft: z.int(),
    grade: projectContentSchema.shape.grade.unwrap(),
    year: z.int(),
    lakh: z.number().meta({ description: 'The middle of what it cost' }),
    place: z.string(),
    slug: z.string().nullable(),
    title: z.string().nullable(),
    is_sample: projectContentSchema.shape.is_sample,
  })
  .meta({ id: 'Comparable', description: 'Named only when its project is public and shows its cost' });
export type Comparable = z.infer<typeof comparableSchema>;
export const comparablesSchema = z.object({ data: z.array(comparableSchema) }).meta({ id: 'Comparables' });
export type Comparables = z.infer<typeof comparablesSchema>;

export const projectPreviewSchema = z.object({ data: projectSchema }).meta({ id: 'ProjectPreview' });
export type ProjectPreview = z.infer<typeof projectPreviewSchema>;
