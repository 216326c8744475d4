import { z } from 'zod';
import { wantedKinds } from '../enquiry-kind.js';
import { idempotencyKeySchema } from '../../requests/idempotency-key.js';
import { consentVersion } from './consent.js';
import { manyLines, singleLine } from '../../requests/clean-text.schema.js';
import { emailAddress } from '../../requests/email-address.schema.js';
import { shortlistField, slugField } from './kept-pictures.schema.js';
import { phoneNumber } from './phone-number.js';
import { sourceFields } from './source.schema.js';

const NO_CONSENT = 'We need your consent before we can ring you.';

/** Browsers send `on` for a ticked box. */
const given = z.literal([true, 'true', 'on', '1'], NO_CONSENT).transform(() => true as const);

/** Anything else is a box that was left empty. */
const offersBox = given.optional().catch(undefined);

/** Invalid hidden fields are ignored, never rejected. */
const hiddenFields = {
  website: z
    .string()
    .optional()
    .catch(undefined)
    .meta({ description: 'Never shown to people: whoever fills it in may be a program.' }),
  elapsed_ms: z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .catch(undefined)
    .meta({ description: 'How long the page with the form has been open, in milliseconds.' }),
  page: z
    .string()
    .max(300)
    .regex(/^\/\P{Cc}*$/u)
    .optional()
    .catch(undefined)
    .meta({ description: 'Path of the page that the form was on.' }),
  type: z
    .enum(wantedKinds)
    .optional()
    .catch(undefined)
    .meta({ description: 'What it is for, where the form asks.' }),
  project: slugField.meta({ description: 'Slug of the project that is asked about.' }),
  post: slugField.meta({ description: 'Slug of the post that is asked about.' }),
  ...sourceFields,
  shortlist: shortlistField.meta({
    description: 'JSON: a list of {project, picture, note}, at most 12, in the order of the visitor.',
  }),
};

export const newEnquirySchema = z
  .object(
    {
      name: singleLine(
        120,
        'Please tell us your name.',
        'Please give a name of no more than 120 characters.',
      ),
      email: emailAddress,
      phone: phoneNumber,
      message: manyLines(
        5000,
        'Please write a line or two about the space.',
        'Please keep the message to 5,000 characters.',
      ),
      consent: given,
      consent_version: consentVersion.meta({
        description: 'Of the words beside the box; the current ones unless given.',
      }),
      offers: offersBox.meta({
        description: 'Whether offers are wanted, where the words ask for them apart.',
      }),
      idempotency_key: z
        .preprocess((sent) => sent || undefined, idempotencyKeySchema)
        .meta({
          description: 'For forms that cannot send the header Idempotency-Key, which wins over this field.',
        }),
      ...hiddenFields,
    },
    'Please fill in the form.',
  )
  .meta({ id: 'NewEnquiry' });
export type NewEnquiry = z.infer<typeof newEnquirySchema>;

export const enquiryReceivedSchema = z
  .object({
    status: z.literal(true),
    message: z.string(),
    received_at: z.iso.datetime(),
    call_due: z.iso.datetime().meta({ description: 'By when a call is promised' }),
    consent_version: z
      .string()
      .optional()
      .meta({ description: 'Of the words that were recorded as agreed to; none of a trial' }),
    offers: z.boolean().optional().meta({ description: 'The answer, where offers were asked for apart' }),
    about: z
      .string()
      .optional()
      .meta({ description: 'Title of the project or post that it was about, where it is on the site' }),
    unkept_files: z
      .array(z.string())
      .optional()
      .meta({ description: 'Names of attached files that could not be stored; the enquiry itself is' }),
  })
  .meta({ id: 'EnquiryReceived' });
export type EnquiryReceived = z.infer<typeof enquiryReceivedSchema>;
