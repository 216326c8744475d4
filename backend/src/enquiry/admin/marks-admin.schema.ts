import { z } from 'zod';
import { singleLine } from '../../requests/clean-text.schema.js';

const NOBODY = 'Please enter an email address or a number.';

export const marksFormSchema = z
  .object({ who: singleLine(254, NOBODY, NOBODY) }, NOBODY)
  .meta({ id: 'DoNotContactSearch' });
export type MarksForm = z.infer<typeof marksFormSchema>;

export const foundMarksSchema = z
  .object({
    data: z.array(
      z.object({
        who: z.string().meta({ description: 'The address or the number that is marked' }),
        at: z.iso.datetime(),
        by: z.string().nullable(),
      }),
    ),
    enquiries: z.int().meta({ description: 'Of this address or number: its marks are lifted there' }),
  })
  .meta({ id: 'FoundMarks' });
export type FoundMarks = z.infer<typeof foundMarksSchema>;
