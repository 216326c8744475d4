import { z } from 'zod';
import { singleLine } from '../../requests/clean-text.schema.js';
import { emailAddress } from '../../requests/email-address.schema.js';
import { contactWays, outcomes } from '../enquiry-event.schema.js';
import { wantedKinds } from '../enquiry-kind.js';

const NO_FORM = 'The form could not be read.';
const MAX_RUPEES = 1_000_000_000_000;
const MAX_SQUARE_FEET = 10_000_000;
const FAR_MS = 10 * 366 * 24 * 3_600_000;

const NO_MOMENT = 'Please give a day and a time.';
const moment = z.iso
  .datetime({ offset: true, error: NO_MOMENT })
  .transform((text) => new Date(text))
  .refine((at) => Math.abs(at.getTime() - Date.now()) < FAR_MS, 'Please give a day within ten years.');

export const contactFormSchema = z
  .object(
    {
      key: z.uuid('Please give the press a key of its own.'),
      how: z.enum(contactWays, 'Please choose how: call, whatsapp or mail.'),
      at: moment,
    },
    NO_FORM,
  )
  .meta({ id: 'EnquiryContactForm' });
export type EnquiryContactForm = z.infer<typeof contactFormSchema>;

export const outcomeFormSchema = z
  .object(
    {
      outcome: z.enum(outcomes, 'Please choose how it went.'),
      again_at: moment.optional(),
      key: z.uuid().optional(),
      at: moment.optional().meta({ description: 'When it was said, if it is sent later' }),
    },
    NO_FORM,
  )
  .refine(
    ({ outcome, again_at: again, at = new Date() }) =>
      outcome !== 'call_again' || (again !== undefined && again > at),
    { path: ['again_at'], message: 'Please say when to call again: a moment that is still to come.' },
  )
  .meta({ id: 'EnquiryOutcomeForm' });
export type OutcomeForm = z.infer<typeof outcomeFormSchema>;

const line = (max: number, what: string) =>
  singleLine(
    max,
    `Please write the ${what}, or leave it out.`,
    `Please keep the ${what} to ${max} characters.`,
  );

const deskFields = z
  .object(
    {
      email: emailAddress,
      owner_id: z.uuid('Please choose one of the staff.').nullable(),
      next_step: line(200, 'next step').nullable(),
      next_step_at: moment.nullable(),
      budget: line(100, 'budget').nullable(),
      kind: z.enum(wantedKinds, 'Please choose one of the types.').nullable(),
      size_square_feet: z
        .int('Please give the size in whole square feet.')
        .min(1, 'Please give the size in whole square feet.')
        .max(MAX_SQUARE_FEET, 'Please check the size: it is very large.')
        .nullable(),
      value_rupees: z
        .int('Please give the value in whole rupees.')
        .min(0, 'Please give the value in whole rupees.')
        .max(MAX_RUPEES, 'Please check the value: it is very large.')
        .nullable(),
    },
    NO_FORM,
  )
  .partial();
export type DeskFields = z.infer<typeof deskFields>;

export const deskFormSchema = deskFields
  .extend({
    from: deskFields
      .optional()
      .meta({ description: 'What was seen: a change by somebody else is then a conflict' }),
  })
  .meta({ id: 'EnquiryDeskForm' });
export type DeskForm = z.infer<typeof deskFormSchema>;
