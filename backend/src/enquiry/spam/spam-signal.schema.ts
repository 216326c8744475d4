import { z } from 'zod';

export const spamSignalSchema = z
  .object({
    signal: z.string(),
    points: z.int().meta({ description: 'Below zero where it speaks for the sender' }),
    explanation: z.string().meta({ description: 'A sentence for staff' }),
  })
  .meta({ id: 'SpamSignal' });
export type SpamSignal = z.infer<typeof spamSignalSchema>;
