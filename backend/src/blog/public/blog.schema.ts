import { z } from 'zod';
import { pageSchema } from '../../pagination/pagination.schema.js';
import { cardSchema, latestPostSchema } from '../card.schema.js';

export const postSchema = cardSchema
  .extend({
    description: z.string().meta({ description: 'Clean HTML, entity-encoded once' }),
    meta_title: z.string(),
    meta_description: z.string(),
    meta_keywords: z.string(),
    picture_bytes: z.record(z.string(), z.int()).meta({
      description: 'Sizes of the largest files of its pictures, as far as they are known, by their paths',
    }),
  })
  .meta({ id: 'Post' });
export type Post = z.infer<typeof postSchema>;

export const indexEntrySchema = cardSchema
  .pick({ slug: true, heading: true, date_at: true, updated_at: true, feature_image: true, alt: true })
  .meta({ id: 'IndexEntry' });
export type IndexEntry = z.infer<typeof indexEntrySchema>;

export const postListSchema = pageSchema(cardSchema).meta({ id: 'PostList' });
export type PostList = z.infer<typeof postListSchema>;

export const postAnswerSchema = z.object({ data: postSchema }).meta({ id: 'PostAnswer' });
export type PostAnswer = z.infer<typeof postAnswerSchema>;

export const latestPostsSchema = z.object({ data: z.array(latestPostSchema) }).meta({ id: 'LatestPosts' });
export type LatestPosts = z.infer<typeof latestPostsSchema>;

export const blogIndexSchema = z.object({ data: z.array(indexEntrySchema) }).meta({ id: 'BlogIndex' });
export type BlogIndex = z.infer<typeof blogIndexSchema>;
