import { z } from 'zod';

const moment = z.iso.datetime();

export const reportQuery = z.object({
  months: z.coerce
    .number()
    .pipe(z.literal([1, 3]))
    .catch(1)
    .meta({ description: '1: the present month; 3: with the two before it' }),
});
export type ReportQuery = z.infer<typeof reportQuery>;

const minutes = z.int().nullable();

export const contactFiguresSchema = z
  .object({
    enquiries: z.int().meta({ description: 'All but spam' }),
    contacted: z.int().meta({ description: 'Those with a noted first contact' }),
    median_minutes: minutes.meta({ description: 'Working time from the enquiry to the first contact' }),
    slowest_minutes: minutes,
    within: z.int().meta({ description: 'First contact by the promised moment' }),
    late: z.int().meta({ description: 'After it, or not yet though it has passed' }),
    never: z.int().meta({ description: 'Those of the late ones whom nobody has contacted yet' }),
    waiting: z.int().meta({ description: 'Not contacted, and the promised moment is still to come' }),
    unknown: z.int().meta({ description: 'Worked on without a noted contact, or not to be contacted' }),
  })
  .meta({ id: 'ContactFigures' });
export type ContactFigures = z.infer<typeof contactFiguresSchema>;

export const shareSchema = z
  .object({
    name: z.string().nullable().meta({ description: 'Null for all others together' }),
    enquiries: z.int(),
    won: z.int(),
    value_rupees: z.int().meta({ description: 'Of those that are won, as far as it is noted' }),
  })
  .meta({ id: 'ReportShare' });
export type Share = z.infer<typeof shareSchema>;

export const reportSchema = z
  .object({
    from: moment.meta({ description: 'Enquiries that came from here on count' }),
    to: moment,
    promise_minutes: z.int().meta({ description: 'Working time within which a call is promised' }),
    contact: contactFiguresSchema,
    before: contactFiguresSchema.meta({ description: 'Of as many months before' }),
    minutes: z.array(z.int()).meta({
      description:
        'Of each first contact, or of 500 evenly spread from the quickest to the slowest, for a drawing',
    }),
    sources: z.array(shareSchema),
    pages: z.array(shareSchema),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof reportSchema>;

export const reportAnswerSchema = z.object({ data: reportSchema }).meta({ id: 'ReportAnswer' });
export type ReportAnswer = z.infer<typeof reportAnswerSchema>;
