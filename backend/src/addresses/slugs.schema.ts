import { z } from 'zod';

const MAX_TYPED = 300;
const NO_NUMBER = 'Please send a whole number.';

export const slugQuery = z.object({
  kind: z.enum(['blog', 'project']),
  slug: z.string().max(MAX_TYPED),
  id: z
    .literal('')
    .transform(() => 0)
    .or(z.coerce.number(NO_NUMBER).pipe(z.int32(NO_NUMBER).min(1, NO_NUMBER)))
    .default(0)
    .meta({ description: 'Of the one that may have it; none for a new one' }),
});
export type SlugQuery = z.infer<typeof slugQuery>;

export const slugStateSchema = z
  .object({
    data: z.object({
      slug: z.string().meta({ description: 'As it would be saved' }),
      is_taken: z.boolean(),
    }),
  })
  .meta({ id: 'SlugState' });
export type SlugState = z.infer<typeof slugStateSchema>;
