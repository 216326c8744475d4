import { z } from 'zod';
import { paginationSchema } from '../../pages/page.schema.js';
import { enquiryStates } from '../enquiry-state.js';

const mailState = z
  .enum(['sent', 'waiting', 'failed', 'none'])
  .meta({ description: 'waiting: tried again by itself; none: never meant to be sent, as with spam' });
const moment = z.iso.datetime();

const enquiryCardSchema = z
  .object({
    id: z.uuid(),
    created_at: moment,
    name: z.string(),
    email: z.string(),
    phone: z.string().meta({ description: 'As it was typed' }),
    phone_e164: z.string().meta({ description: 'As dialled from anywhere, such as +919876543210' }),
    message: z.string(),
    state: z.enum(enquiryStates),
    do_not_contact: z.boolean().meta({ description: 'This e-mail address or number wants to be left alone' }),
    studio_mail: mailState,
  })
  .meta({ id: 'EnquiryCard' });
export type EnquiryCard = z.infer<typeof enquiryCardSchema>;

export const enquiryListSchema = z
  .object({
    data: z.array(enquiryCardSchema),
    pagination: paginationSchema,
    states: z.record(z.string(), z.int()).meta({ description: 'How many enquiries there are in each state' }),
  })
  .meta({ id: 'EnquiryList' });
export type EnquiryList = z.infer<typeof enquiryListSchema>;

const noteSchema = z
  .object({ id: z.int(), created_at: moment, author: z.string(), text: z.string() })
  .meta({ id: 'EnquiryNote' });

const otherSchema = z
  .object({ id: z.uuid(), created_at: moment, state: z.enum(enquiryStates) })
  .meta({ id: 'OtherEnquiry' });

const enquirySchema = enquiryCardSchema
  .extend({
    page: z.string().nullable().meta({ description: 'Path of the page that the form was on' }),
    consent_text: z.string().meta({ description: 'The exact words; agreed to at created_at' }),
    consent_version: z.string(),
    spam_reason: z.string().nullable(),
    studio_mail_sent_at: moment.nullable(),
    acknowledgement: mailState,
    acknowledgement_sent_at: moment.nullable(),
    mail_attempts: z.int(),
    mail_last_error: z.string().nullable(),
    notes: z.array(noteSchema),
    others: z.array(otherSchema).meta({ description: 'Of the same person, by e-mail address or number' }),
  })
  .meta({ id: 'Enquiry' });
export type EnquiryDetail = z.infer<typeof enquirySchema>;

export const enquiryAnswerSchema = z.object({ data: enquirySchema }).meta({ id: 'EnquiryAnswer' });
export type EnquiryAnswer = z.infer<typeof enquiryAnswerSchema>;

export const personErasedSchema = z
  .object({ status: z.literal(true), message: z.string(), erased: z.int() })
  .meta({ id: 'PersonErased' });
export type PersonErased = z.infer<typeof personErasedSchema>;
