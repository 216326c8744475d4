import * as z from 'zod/mini';
import { Enquiry } from '../../../api/wire.gen.ts';
import { enquiryCopies } from '../enquiryCopies.ts';
import { deskFieldNames } from './deskValues.ts';

const values = z.partialRecord(z.literal(deskFieldNames), z.string());

/** What is typed at the desk, until it is stored. */
export const deskCopies = enquiryCopies(
  'deskCopy:',
  z.object({
    account: z.string(),
    enquiry: z.string(),
    draft: z.object({ values, seen: z.partial(Enquiry), tried: z.prefault(z.array(values), []) }),
    savedAt: z.number(),
  }),
);
