import { z } from 'zod';

/** With 409: who has saved the post meanwhile, and its version now. */
export const editConflictSchema = z
  .object({
    id: z.int().optional().meta({ description: 'Of the post or project' }),
    version: z.int(),
    updated_at: z.iso.datetime(),
    updated_by: z.string().nullable(),
  })
  .meta({ id: 'EditConflict' });
export type EditConflict = z.infer<typeof editConflictSchema>;
