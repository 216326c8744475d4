import { projectContentSchema } from 'content/schemas/project';
import { z } from 'zod';
import { linkingPostSchema } from '../../blog/post-links.repository.js';
import { pageSchema } from '../../pagination/pagination.schema.js';
import { publicationStates } from '../../publication/publication.schema.js';
import { pictureSchema } from '../public/project.schema.js';

export const documentedContentSchema = projectContentSchema.meta({ id: 'ProjectContent' });

const facts = projectContentSchema.pick({
  title: true,
  place: true,
  type: true,
  rooms: true,
  size_sqft: true,
  year: true,
  on_home: true,
});

export const adminProjectCardSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    ...facts.shape,
    ...publicationStates,
    position: z.int(),
    cover: pictureSchema.nullable(),
    pictures: z.int(),
    pictures_without_alt: z.int().meta({ description: 'Neither described nor marked as decorative' }),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'AdminProjectCard' });
export type AdminProjectCard = z.infer<typeof adminProjectCardSchema>;

export const adminProjectsSchema = z
  .object({ data: z.array(adminProjectCardSchema) })
  .meta({ id: 'AdminProjects' });
export type AdminProjects = z.infer<typeof adminProjectsSchema>;

export const adminProjectSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    anchor: z.string(),
    position: z.int(),
    ...publicationStates,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    updated_by: z.string().nullable().meta({ description: 'Email of who saved it last' }),
    content: documentedContentSchema,
    library_alt_texts: z
      .record(z.string(), z.string())
      .meta({ description: 'What visitors get where a picture has no alt text of its own, by its src' }),
  })
  .meta({ id: 'AdminProject' });
export type AdminProject = z.infer<typeof adminProjectSchema>;

export const adminProjectAnswerSchema = z
  .object({ data: adminProjectSchema })
  .meta({ id: 'AdminProjectAnswer' });
export type AdminProjectAnswer = z.infer<typeof adminProjectAnswerSchema>;

export const projectSavedSchema = z
  .object({ status: z.literal(true), message: z.string(), data: adminProjectSchema })
  .meta({ id: 'ProjectSaved' });
export type ProjectSaved = z.infer<typeof projectSavedSchema>;

export const projectsOrderedSchema = z
  .object({ status: z.literal(true), message: z.string() })
  .meta({ id: 'ProjectsOrdered' });
export type ProjectsOrdered = z.infer<typeof projectsOrderedSchema>;

export const projectDeletedSchema = z.object({ status: z.literal(true) }).meta({ id: 'ProjectDeleted' });
export type ProjectDeleted = z.infer<typeof projectDeletedSchema>;

const binnedProjectSchema = adminProjectCardSchema
  .extend({
    deleted_at: z.iso.datetime(),
    goes_at: z.iso.datetime().meta({ description: 'When it is deleted for good by itself' }),
  })
  .meta({ id: 'BinnedProject' });
export type BinnedProject = z.infer<typeof binnedProjectSchema>;

export const projectBinSchema = pageSchema(binnedProjectSchema).meta({ id: 'ProjectBin' });
export type ProjectBin = z.infer<typeof projectBinSchema>;

export const planStoredSchema = z
  .object({ data: z.object({ src: z.string().meta({ description: 'Path below /api/' }) }) })
  .meta({ id: 'PlanStored' });
export type PlanStored = z.infer<typeof planStoredSchema>;

export const projectLinksSchema = z
  .object({ data: z.array(linkingPostSchema) })
  .meta({ id: 'ProjectLinks', description: 'Posts that link to it, the newest first' });
export type ProjectLinks = z.infer<typeof projectLinksSchema>;
