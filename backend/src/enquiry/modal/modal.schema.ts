import { z } from 'zod';

const count = z.int().min(0);
const moment = z.iso.datetime();
const DAY_MS = 86_400_000;

export const receivedSchema = z
  .object(
    {
      event: z.enum(['shown', 'closed', 'sent'], 'Please name what happened.').meta({
        description: 'closed: at once, before anything was done with it',
      }),
      elapsed_ms: z
        .number('Please say how long the page has been open.')
        .min(1000, 'A page opens nothing so early.')
        .max(DAY_MS, 'A page is not read for so long.')
        .meta({ description: 'How long the page has been open' }),
    },
    'The report could not be read.',
  )
  .meta({ id: 'ModalReceived' });
export type ModalReceived = z.infer<typeof receivedSchema>;
export type ModalEvent = ModalReceived['event'];

export const modalAnswerSchema = z
  .object({ data: z.object({ opens: z.boolean() }) })
  .meta({ id: 'ModalAnswer', description: 'Whether the enquiry may open by itself' });
export type ModalAnswer = z.infer<typeof modalAnswerSchema>;

export const receptionSchema = z.object({ shown: count, closed_at_once: count, sent: count });
export type Reception = z.infer<typeof receptionSchema>;

export const restSchema = z.object({
  began_at: moment,
  ends_at: moment,
  shown: count.meta({ description: 'Showings that were looked at' }),
  closed_at_once: count,
});
export type Rest = z.infer<typeof restSchema>;

export const modalReportSchema = z
  .object({
    data: z.object({
      rest: restSchema.nullable().meta({ description: 'While it does not open by itself' }),
      last_30_days: receptionSchema,
    }),
  })
  .meta({ id: 'ModalReport' });
export type ModalReport = z.infer<typeof modalReportSchema>;
