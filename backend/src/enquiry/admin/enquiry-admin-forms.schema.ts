import { z } from 'zod';
import { pageQuery, searchText } from '../../pagination/page-query.schema.js';
import { studio } from '../../studio/studio.js';
import { manyLines } from '../../requests/clean-text.schema.js';
import { enquiryStates } from '../enquiry-state.js';

const NO_FORM = 'The form could not be read.';

const stateFilter = z.enum(enquiryStates).optional().catch(undefined);

const sourceFilter = z
  .string()
  .max(253)
  .regex(/^\P{Cc}+$/u)
  .optional()
  .catch(undefined);
const ownerFilter = z
  .union([z.literal('none'), z.literal('me'), z.uuid()])
  .optional()
  .catch(undefined)
  .meta({ description: 'An id, "none" for those of nobody, "me" for those of who asks' });
const stepFilter = z
  .literal('open')
  .optional()
  .catch(undefined)
  .meta({ description: '"open": only those with a next step, the earliest first' });

export const enquiryFilter = z.object({
  search: searchText,
  state: stateFilter,
  owner: ownerFilter,
  step: stepFilter,
  source: sourceFilter,
});
export type EnquiryFilter = z.infer<typeof enquiryFilter>;

export const enquiryQuery = pageQuery(studio.pageSizes.enquiries).extend(enquiryFilter.shape);
export type EnquiryQuery = z.infer<typeof enquiryQuery>;

export const stateFormSchema = z
  .object(
    {
      state: z.enum(enquiryStates, 'Please choose one of the states.'),
      from: z.enum(enquiryStates).optional().meta({ description: 'The state that was seen' }),
    },
    NO_FORM,
  )
  .meta({ id: 'EnquiryStateForm' });
export type StateForm = z.infer<typeof stateFormSchema>;

export const noteFormSchema = z
  .object(
    {
      text: manyLines(5000, 'Please write the note first.', 'Please keep the note to 5,000 characters.'),
      key: z.uuid('Please give the note a key of its own.').optional(),
    },
    NO_FORM,
  )
  .meta({ id: 'EnquiryNoteForm' });
export type NoteForm = z.infer<typeof noteFormSchema>;

export const resendFormSchema = z
  .object(
    {
      mail: z.enum(['studio', 'acknowledgement'], 'Please choose which mail to send.').default('studio'),
      seen_sent_at: z
        .union([z.literal(''), z.iso.datetime()])
        .optional()
        .meta({ description: 'When it was sent, as was seen; empty when it was not sent' }),
    },
    NO_FORM,
  )
  .prefault({})
  .meta({ id: 'ResendMailForm' });
export type ResendForm = z.infer<typeof resendFormSchema>;

const WHO = 'Please choose who is meant: by the email address, the number, or both.';

const WHO_ERASED = 'Please choose who is meant: by the email address, alone or with the number.';

/**
 * Erasing cannot be undone: by default both must be the same. Never by a number alone: anybody can type in a number, but
 * only whoever reads the mailbox was sent the link.
 */
export const eraseFormSchema = z
  .object(
    {
      by: z.enum(['both', 'email'], WHO_ERASED).default('both'),
      seen_email: z.string().optional().meta({ description: 'The address that was shown' }),
      seen_phone: z.string().optional().meta({ description: 'The number that was shown, as dialled' }),
      seen_enquiries: z.coerce.number().int().optional().meta({ description: 'How many were shown to go' }),
    },
    NO_FORM,
  )
  .prefault({})
  .meta({ id: 'ErasePersonForm' });
export type EraseForm = z.infer<typeof eraseFormSchema>;

/** A mark can be lifted again: by default both are marked. */
export const doNotContactFormSchema = z
  .object({ by: z.enum(['email', 'phone', 'either'], WHO).default('either') }, NO_FORM)
  .prefault({})
  .meta({ id: 'DoNotContactForm' });
export type DoNotContactForm = z.infer<typeof doNotContactFormSchema>;

export const liftFormSchema = doNotContactFormSchema
  .unwrap()
  .extend({
    how: z
      .enum(['phone', 'mail', 'in-person', 'not-asked'], 'Please choose how the person asked.')
      .default('not-asked')
      .meta({ description: 'How the person asked to be contacted again' }),
  })
  .prefault({})
  .meta({ id: 'LiftDoNotContactForm' });
export type LiftForm = z.infer<typeof liftFormSchema>;
