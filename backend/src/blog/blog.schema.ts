import { z } from 'zod';

const picturePath = z
  .string()
  .meta({ description: 'Path below /api/ of the largest file, or "" when there is no picture' });

const cardSchema = z
  .object({
    id: z.int(),
    heading: z.string(),
    short_description: z.string(),
    date_at: z.iso.date(),
    feature_image: picturePath,
    mb_image: picturePath,
    alt: z.string(),
    slug: z.string(),
    updated_at: z.iso.datetime().meta({ description: 'When anything of it last changed: UTC, ISO 8601' }),
  })
  .meta({ id: 'Card' });
export type Card = z.infer<typeof cardSchema>;

const postSchema = cardSchema
  .extend({
    description: z.string().meta({ description: 'Clean HTML, entity-encoded once' }),
    meta_title: z.string(),
    meta_description: z.string(),
    meta_keywords: z.string(),
  })
  .meta({ id: 'Post' });
export type Post = z.infer<typeof postSchema>;

const latestPostSchema = cardSchema
  .pick({ id: true, slug: true, heading: true, date_at: true, feature_image: true, alt: true })
  .meta({ id: 'LatestPost' });
export type LatestPost = z.infer<typeof latestPostSchema>;

const indexEntrySchema = cardSchema
  .pick({ slug: true, heading: true, date_at: true, updated_at: true, feature_image: true, alt: true })
  .meta({ id: 'IndexEntry' });
export type IndexEntry = z.infer<typeof indexEntrySchema>;

const paginationSchema = z
  .object({ page: z.int(), pages: z.int(), limit: z.int(), total: z.int() })
  .meta({ id: 'Pagination' });

export const postListSchema = z
  .object({ data: z.array(cardSchema), pagination: paginationSchema })
  .meta({ id: 'PostList' });
export type PostList = z.infer<typeof postListSchema>;

export const postAnswerSchema = z.object({ data: postSchema }).meta({ id: 'PostAnswer' });
export type PostAnswer = z.infer<typeof postAnswerSchema>;

export const latestPostsSchema = z.object({ data: z.array(latestPostSchema) }).meta({ id: 'LatestPosts' });
export type LatestPosts = z.infer<typeof latestPostsSchema>;

export const blogIndexSchema = z.object({ data: z.array(indexEntrySchema) }).meta({ id: 'BlogIndex' });
export type BlogIndex = z.infer<typeof blogIndexSchema>;

export const postSavedSchema = z
  .object({ status: z.literal(true), message: z.string(), data: postSchema })
  .meta({ id: 'PostSaved' });
export type PostSaved = z.infer<typeof postSavedSchema>;

export const postDeletedSchema = z.object({ status: z.literal(true) }).meta({ id: 'PostDeleted' });
export type PostDeleted = z.infer<typeof postDeletedSchema>;

export const editorPictureSchema = z
  .object({
    status: z.literal(true),
    file: z.string().meta({ description: 'Address that an <img> of this site can use as it is' }),
  })
  .meta({ id: 'EditorPicture' });
export type EditorPicture = z.infer<typeof editorPictureSchema>;
