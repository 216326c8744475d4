import { z } from 'zod';
import { ACCOUNTS } from '../../auth/accounts.js';
import { iso } from '../../database/iso.js';
import { contactWays, enquiryEventSchema, outcomes } from '../enquiry-event.schema.js';
import { enquiryKinds } from '../enquiry-kind.js';

const moment = z.iso.datetime();

export const staffSchema = z.object({ id: z.uuid(), name: z.string() }).meta({ id: 'StaffMember' });

export type StaffMember = z.infer<typeof staffSchema>;

export const staffListSchema = z.object({ data: z.array(staffSchema) }).meta({ id: 'StaffList' });
export type StaffList = z.infer<typeof staffListSchema>;

export const FIRST_CONTACT_BY = `coalesce((SELECT account.name FROM ${ACCOUNTS} WHERE account.email = first_contact_by), first_contact_by)`;
export const OWNER = `(SELECT json_build_object('id', account.id, 'name', account.name) FROM ${ACCOUNTS} WHERE account.id = owner_id) AS owner`;

export const DESK_CARD = `
  ${iso('first_contact_at')} AS first_contact_at,
  ${FIRST_CONTACT_BY} AS first_contact_by,
  first_contact_how,
  ${OWNER},
  next_step, ${iso('next_step_at')} AS next_step_at, budget, kind, only_advice, page`;
export const DESK_DETAIL = `outcome, ${iso('call_again_at')} AS call_again_at, size_square_feet,
  value_rupees::float8 AS value_rupees`;

export const kindFields = {
  kind: z.enum(enquiryKinds).nullable(),
  only_advice: z.boolean().meta({ description: 'What is wanted, where there is no kind' }),
};

export const deskCard = {
  first_contact_at: moment.nullable(),
  first_contact_by: z.string().nullable(),
  first_contact_how: z.enum(contactWays).nullable(),
  owner: staffSchema.nullable(),
  next_step: z.string().nullable(),
  next_step_at: moment.nullable(),
  budget: z.string().nullable(),
  ...kindFields,
  page: z.string().nullable().meta({ description: 'Path of the page that the form was on' }),
};

export const deskDetail = {
  outcome: z.enum(outcomes).nullable(),
  call_again_at: moment.nullable(),
  size_square_feet: z.int().nullable(),
  value_rupees: z.int().nullable(),
};

export const deskEvents = z.array(enquiryEventSchema).meta({ description: 'Newest first' });
