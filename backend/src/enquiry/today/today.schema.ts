import { z } from 'zod';
import { reportSchema } from '../report/report.schema.js';
import { contactWays, outcomes } from '../enquiry-event.schema.js';
import { kindFields, staffSchema } from '../admin/enquiry-desk.schema.js';
import { mailState } from '../admin/enquiry-admin.schema.js';
import { shortlistedPictureSchema } from '../shortlist.schema.js';

const moment = z.iso.datetime();
const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ total: z.int().meta({ description: 'Of which the list may show fewer' }), data: z.array(row) });

const person = { id: z.uuid(), name: z.string(), owner: staffSchema.nullable() };
const about = {
  ...kindFields,
  project_title: z.string().nullable(),
};

const contactElsewhere = z
  .object({ id: z.uuid(), at: moment, how: z.enum(contactWays), by: z.string() })
  .meta({ id: 'ContactElsewhere' });

export const enquiryToCallSchema = z
  .object({
    ...person,
    ...about,
    email: z.string(),
    phone: z.string(),
    phone_e164: z.string(),
    message: z.string().meta({ description: 'Its first 400 letters' }),
    budget: z.string().nullable(),
    size_square_feet: z.int().nullable(),
    shortlist: z.array(shortlistedPictureSchema),
    page: z.string().nullable(),
    source: z.string(),
    created_at: moment,
    due: moment.meta({ description: 'When to call: as promised, or again as was agreed' }),
    is_again: z.boolean().meta({ description: 'Whether it is agreed rather than promised' }),
    first_contact_at: moment.nullable(),
    first_contact_how: z.enum(contactWays).nullable(),
    outcome: z.enum(outcomes).nullable(),
    elsewhere: contactElsewhere
      .nullable()
      .optional()
      .meta({ description: 'The last contact about another enquiry with the same address or number' }),
    do_not_contact: z
      .boolean()
      .meta({ description: 'Asked to be left alone, and wrote again or still waits for the call' }),
    may_contact: z.boolean().meta({ description: 'Otherwise the enquiry is opened before the call' }),
  })
  .meta({ id: 'EnquiryToCall' });
export type EnquiryToCall = z.infer<typeof enquiryToCallSchema>;

export const stepSchema = z
  .object({ ...person, ...about, next_step: z.string(), next_step_at: moment })
  .meta({ id: 'StepDue' });

export const unassignedSchema = z
  .object({ ...person, ...about, created_at: moment })
  .omit({ owner: true })
  .meta({ id: 'UnassignedEnquiry' });

export const failedMailSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    mail: z.enum(['studio', 'acknowledgement']),
    state: mailState,
    attempts: z.int(),
    tried_at: moment.nullable().meta({ description: 'When it failed last; null where that was not kept' }),
    error: z.string().nullable(),
  })
  .meta({ id: 'FailedMail' });

export const draftSchema = z
  .object({
    kind: z.enum(['post', 'project']),
    id: z.int(),
    title: z.string(),
    updated_at: moment,
    by: z.string().nullable().meta({ description: 'Who saved it last' }),
  })
  .meta({ id: 'DraftOfOthers' });

export const todaySchema = z
  .object({
    now: moment,
    is_open: z.boolean(),
    until: moment.meta({ description: 'Until when the studio stays open, or closed' }),
    promise_hours: z.int(),
    waiting: listOf(enquiryToCallSchema).extend({
      to_call: z
        .int()
        .optional()
        .meta({ description: 'Without those who were called and whose answer nobody noted' }),
      late: z.int().optional().meta({ description: 'Of those to call, whose moment is over' }),
    }),
    steps: listOf(stepSchema),
    unassigned: listOf(unassignedSchema),
    mails: listOf(failedMailSchema),
    drafts: listOf(draftSchema),
    last_contact: z
      .object({ at: moment, minutes: z.int().meta({ description: 'Working time since the enquiry came' }) })
      .nullable(),
    month: reportSchema.omit({ pages: true }),
  })
  .meta({ id: 'Today' });
export type Today = z.infer<typeof todaySchema>;

export const todayAnswerSchema = z.object({ data: todaySchema }).meta({ id: 'TodayAnswer' });
export type TodayAnswer = z.infer<typeof todayAnswerSchema>;
