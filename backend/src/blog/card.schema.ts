import { z } from 'zod';

const picturePath = z
  .string()
  .meta({ description: 'Path below /api/ of the largest file, or "" when there is no picture' });

export const cardSchema = z
  .object({
    id: z.int(),
    heading: z.string(),
    short_description: z.string(),
    date_at: z.iso.date(),
    feature_image: picturePath,
    mb_image: picturePath,
    alt: z.string(),
    card: z.string().meta({
      description:
        'Path below /api/ of a JPEG of 1200 by 630 pixels for other sites, or "" without a picture',
    }),
    category: z.string().meta({ description: 'A key of the content, or "" for the first one there' }),
    slug: z.string(),
    updated_at: z.iso.datetime().meta({ description: 'When anything of it last changed: UTC, ISO 8601' }),
  })
  .meta({ id: 'Card' });
export type Card = z.infer<typeof cardSchema>;

export const latestPostSchema = cardSchema
  .pick({ id: true, slug: true, heading: true, date_at: true, feature_image: true, alt: true })
  .meta({ id: 'LatestPost' });
export type LatestPost = z.infer<typeof latestPostSchema>;
