import { z } from 'zod';

const count = z.int().nullable();

export const restoreProofReportSchema = z
  .object({
    data: z.object({
      state: z.enum(['none', 'proved', 'failed', 'late']).meta({
        description:
          'failed: the newest one; late: the newest was of a backup that is older than two days; none: there never was one',
      }),
      last: z
        .object({
          finished_at: z.iso.datetime(),
          backup_made_at: z.iso.datetime().nullable(),
          problem: z.string().nullable(),
        })
        .nullable(),
      proved: z
        .object({
          finished_at: z.iso.datetime(),
          backup_made_at: z.iso.datetime().nullable(),
          seconds: z.int(),
          tables: count,
          rows: count,
          files: count,
        })
        .nullable()
        .meta({ description: 'The newest that succeeded' }),
    }),
  })
  .meta({ id: 'RestoreProofReport' });
export type RestoreProofReport = z.infer<typeof restoreProofReportSchema>;
