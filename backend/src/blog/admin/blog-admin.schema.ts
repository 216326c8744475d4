import { z } from 'zod';
import { pageSchema } from '../../pagination/pagination.schema.js';
import { publicationStates } from '../../publication/publication.schema.js';
import { cardSchema } from '../card.schema.js';
import { postSchema } from '../public/blog.schema.js';

const { status, publish_at, version } = publicationStates;

const focal = z
  .int()
  .nullable()
  .meta({ description: 'Around what the mobile picture is cut, in per cent; null: middle' });

export const adminCardSchema = cardSchema.extend({ status, publish_at, version }).meta({ id: 'AdminCard' });
export type AdminCard = z.infer<typeof adminCardSchema>;

export const adminPostSchema = postSchema
  .omit({ picture_bytes: true })
  .extend({
    status,
    publish_at,
    version,
    focal_x: focal,
    focal_y: focal,
    mobile_is_cut: z.boolean().meta({ description: 'False when a mobile picture of its own was chosen' }),
    is_decorative: z.boolean().meta({ description: 'The main picture needs no alt text' }),
    library_alt: z.string().meta({ description: 'What visitors get where it has no alt text of its own' }),
    library_alt_texts: z
      .record(z.string(), z.string())
      .meta({ description: 'The same for the pictures of its text, by path' }),
    created_at: z.iso.datetime(),
    updated_by: z.string().nullable().meta({ description: 'Email of who saved it last' }),
  })
  .meta({ id: 'AdminPost' });
export type AdminPost = z.infer<typeof adminPostSchema>;

export const adminPostListSchema = pageSchema(adminCardSchema).meta({ id: 'AdminPostList' });
export type AdminPostList = z.infer<typeof adminPostListSchema>;

export const adminPostAnswerSchema = z.object({ data: adminPostSchema }).meta({ id: 'AdminPostAnswer' });
export type AdminPostAnswer = z.infer<typeof adminPostAnswerSchema>;

export const postSavedSchema = z
  .object({ status: z.literal(true), message: z.string(), data: adminPostSchema })
  .meta({ id: 'PostSaved' });
export type PostSaved = z.infer<typeof postSavedSchema>;

export const postDeletedSchema = z.object({ status: z.literal(true) }).meta({ id: 'PostDeleted' });
export type PostDeleted = z.infer<typeof postDeletedSchema>;

export const binnedPostSchema = adminCardSchema
  .extend({
    deleted_at: z.iso.datetime(),
    goes_at: z.iso.datetime().meta({ description: 'When it is deleted for good by itself' }),
  })
  .meta({ id: 'BinnedPost' });
export type BinnedPost = z.infer<typeof binnedPostSchema>;

export const binSchema = pageSchema(binnedPostSchema).meta({ id: 'Bin' });
export type Bin = z.infer<typeof binSchema>;
