import { z } from 'zod';

const perCent = z.coerce.number('Choose a point on the picture.').int().min(0).max(100);

export const cardQuery = z.object({
  src: z.string().max(300),
  x: perCent.optional(),
  y: perCent.optional(),
});
export type CardQuery = z.infer<typeof cardQuery>;

export const socialCardSchema = z
  .object({
    data: z.object({
      address: z.string().meta({ description: 'On this site; the file behind it never changes' }),
      width: z.int(),
      height: z.int(),
      bytes: z.int(),
    }),
  })
  .meta({ id: 'SocialCard' });
export type SocialCard = z.infer<typeof socialCardSchema>;
