import { z } from 'zod';

export const canaryReportSchema = z
  .object({
    data: z.object({
      state: z.enum(['off', 'waiting', 'alive', 'silent']).meta({
        description: 'silent: the last two cycles did not come to their end; waiting: none has yet',
      }),
      last: z
        .object({
          started_at: z.iso.datetime(),
          has_arrived: z.boolean().meta({ description: 'At the public address, and in the database' }),
          problem: z.string().nullable(),
        })
        .nullable()
        .meta({ description: 'The newest cycle of which it is known how it ended' }),
      finished_at: z.iso.datetime().nullable().meta({ description: 'When a cycle last came to its end' }),
      seconds: z.int().nullable().meta({ description: 'How long that one took' }),
    }),
  })
  .meta({ id: 'CanaryReport' });
export type CanaryReport = z.infer<typeof canaryReportSchema>;
