import { z } from 'zod';
import { pageSchema } from '../../pagination/pagination.schema.js';
import { consentDetail } from '../consent/consent-detail.schema.js';
import { enquiryStates } from '../enquiry-state.js';
import { sourceCountSchema, sourceFacts } from './enquiry-sources.schema.js';
import { enquiryFileSchema } from '../files/enquiry-file.schema.js';
import { shortlistedPictureSchema } from '../shortlist.schema.js';
import { spamCard, spamDetail } from '../spam/spam.columns.js';
import { deskCard, deskDetail, deskEvents, staffSchema } from './enquiry-desk.schema.js';

export const mailState = z.enum(['sent', 'waiting', 'failed', 'undeliverable', 'none']).meta({
  description:
    'waiting: tried again by itself; undeliverable: the address takes no mail, given up; none: never meant to be sent',
});
const moment = z.iso.datetime();

export const enquiryCardSchema = z
  .object({
    id: z.uuid(),
    created_at: moment,
    name: z.string(),
    email: z.string(),
    phone: z.string().meta({ description: 'As it was typed' }),
    phone_e164: z.string().meta({ description: 'As dialled from anywhere, such as +919876543210' }),
    message: z.string(),
    state: z.enum(enquiryStates),
    do_not_contact: z.boolean().meta({ description: 'This email address or number wants to be left alone' }),
    may_contact: z.boolean().meta({
      description: 'Neither withdrawn nor left alone, or sent again from the same address after that',
    }),
    is_call_owed: z.boolean().meta({ description: 'While it is new: neither cancelled nor left alone' }),
    studio_mail: mailState,
    call_due: moment.meta({ description: 'By when to call, as it was promised' }),
    project_slug: z.string().nullable().meta({ description: 'Of the project that is asked about' }),
    project_title: z.string().nullable(),
    shortlist_count: z.int().meta({ description: 'How many pictures came with it' }),
    other_enquiries: z.int().optional().meta({ description: 'Of the same person, without spam' }),
    source: z.string().meta({ description: 'utm_source, else the host of the page before, else direct' }),
    ...deskCard,
    ...spamCard,
  })
  .meta({ id: 'EnquiryCard' });
export type EnquiryCard = z.infer<typeof enquiryCardSchema>;

export const enquiryListSchema = pageSchema(enquiryCardSchema)
  .extend({
    states: z
      .record(z.string(), z.int())
      .meta({ description: 'How many there are in each state, by the other filters' }),
    sources: z.array(sourceCountSchema).meta({ description: 'The 500 with most enquiries' }),
    blocked_owners: z
      .array(staffSchema)
      .optional()
      .meta({ description: 'Who has enquiries and may not sign in' }),
  })
  .meta({ id: 'EnquiryList' });
export type EnquiryList = z.infer<typeof enquiryListSchema>;

export const enquiryCountSchema = z.object({ new: z.int() }).meta({ id: 'EnquiryCount' });
export type EnquiryCount = z.infer<typeof enquiryCountSchema>;

export const noteSchema = z
  .object({ id: z.int(), created_at: moment, author: z.string(), text: z.string() })
  .meta({ id: 'EnquiryNote' });

export const otherSchema = z
  .object({
    id: z.uuid(),
    created_at: moment,
    name: z.string(),
    state: z.enum(enquiryStates),
    same_email: z.boolean(),
    same_phone: z.boolean(),
  })
  .meta({ id: 'OtherEnquiry' });

export const meantSchema = z
  .object({ both: z.int(), email: z.int(), phone: z.int(), either: z.int() })
  .meta({ id: 'EnquiriesMeant' });

const attachedSchema = z
  .object({ notes: z.int(), mails: z.int(), files: z.int() })
  .meta({ id: 'AttachedToEnquiries' });
export const goesSchema = z
  .object({ both: attachedSchema, email: attachedSchema })
  .meta({ id: 'GoesWithPerson' });

export const enquiryDetailSchema = enquiryCardSchema
  .extend({
    ...sourceFacts,
    shortlist: z.array(shortlistedPictureSchema).meta({ description: 'In the order of the visitor' }),
    consent_text: z.string().meta({ description: 'The exact words; agreed to at created_at' }),
    consent_version: z.string(),
    receipt: z.string().optional().meta({ description: 'The number that the visitor was given' }),
    ...spamDetail,
    ...consentDetail,
    studio_mail_sent_at: moment.nullable(),
    studio_mail_attempts: z.int(),
    studio_mail_error: z.string().nullable(),
    acknowledgement: mailState,
    acknowledgement_sent_at: moment.nullable(),
    acknowledgement_attempts: z.int(),
    acknowledgement_error: z.string().nullable(),
    mail_attempts: z.int().meta({ description: 'Of both mails together' }),
    mail_last_error: z
      .string()
      .nullable()
      .meta({ description: 'That of the studio’s mail, else of the other' }),
    ...deskDetail,
    events: deskEvents,
    files: z.array(enquiryFileSchema).meta({ description: 'That the visitor attached, in their order' }),
    notes: z.array(noteSchema),
    others: z.array(otherSchema).meta({ description: 'With the same email address or number, 50 at most' }),
    meant: meantSchema.meta({ description: 'How many enquiries are the same person’s, this one among them' }),
    goes: goesSchema.meta({ description: 'Besides enquiries, when the person is erased' }),
  })
  .meta({ id: 'Enquiry' });
export type EnquiryDetail = z.infer<typeof enquiryDetailSchema>;

export const enquiryAnswerSchema = z.object({ data: enquiryDetailSchema }).meta({ id: 'EnquiryAnswer' });
export type EnquiryAnswer = z.infer<typeof enquiryAnswerSchema>;

export const personErasedSchema = z
  .object({ status: z.literal(true), message: z.string(), erased: z.int() })
  .meta({ id: 'PersonErased' });
export type PersonErased = z.infer<typeof personErasedSchema>;
