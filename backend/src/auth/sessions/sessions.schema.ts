import { z } from 'zod';

const listedSessionSchema = z
  .object({
    id: z.uuid(),
    device: z.string().meta({ description: 'As its browser names itself: "Chrome on Windows"' }),
    place: z
      .enum(['this network', 'another network'])
      .meta({ description: 'Of the last use, as seen from this session' }),
    country: z
      .string()
      .length(2)
      .nullable()
      .meta({ description: 'Code of ISO 3166 of the last use, where a database of countries is configured' }),
    first_used_at: z.iso.datetime(),
    last_used_at: z.iso.datetime(),
    is_this: z.boolean(),
    is_new_place: z.boolean().meta({ description: 'Nobody had signed in to the account from there' }),
  })
  .meta({ id: 'ListedSession' });
export type ListedSession = z.infer<typeof listedSessionSchema>;

export const sessionListSchema = z.object({ data: z.array(listedSessionSchema) }).meta({ id: 'SessionList' });
export type SessionList = z.infer<typeof sessionListSchema>;
