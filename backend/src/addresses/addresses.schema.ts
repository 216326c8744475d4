import { z } from 'zod';
import { pageSchema } from '../pagination/pagination.schema.js';
import { searchQuery } from '../pagination/page-query.schema.js';
import { studio } from '../studio/studio.js';

const MAX_TYPED = 1000;
const MAX_WHY_LENGTH = 200;
export const MAX_FILE_LENGTH = 2_000_000;
const hostname = /^[a-z0-9.-]{1,253}$/;

const flag = z
  .literal('true')
  .optional()
  .catch(undefined)
  .transform((text) => text !== undefined);

/** Of the frontend, about an address at which it found nothing. Nothing wrong is an error: the visitor gets the usual page. */
export const oldAddressQuery = z.object({
  path: z.string().max(8192).catch(''),
  came_from: z.string().regex(hostname).nullable().default(null).catch(null),
  is_bot: flag,
  is_refresh: flag,
});
export type OldAddressQuery = z.infer<typeof oldAddressQuery>;

export const oldAddressSchema = z
  .object({ data: z.object({ to: z.string().meta({ description: 'As a browser is sent there' }) }) })
  .meta({ id: 'OldAddress' });
export type OldAddressAnswer = z.infer<typeof oldAddressSchema>;

const addressSchema = z
  .object({
    from: z.string(),
    to: z.string(),
    kind: z.enum(['slug', 'own']).meta({ description: 'slug: it leads on by itself since the slug changed' }),
    why: z.string(),
    changed_at: z.iso.datetime().nullable(),
    changed_by: z.string().nullable().meta({ description: 'Email of who changed it last' }),
    hits: z.int().meta({ description: 'In 30 days, without bots' }),
    last_hit: z.iso.date().nullable(),
    page: z.string().optional().meta({ description: 'What is shown there, so that it leads nowhere now' }),
    is_gone: z.boolean().optional().meta({ description: 'What it leads to is not on the site' }),
  })
  .meta({ id: 'LeadingAddress' });
export type LeadingAddress = z.infer<typeof addressSchema>;

export const addressQuery = searchQuery(studio.pageSizes.addresses);
export const addressListSchema = pageSchema(addressSchema).meta({ id: 'LeadingAddresses' });
export type AddressList = z.infer<typeof addressListSchema>;

const missedSchema = z
  .object({
    path: z.string(),
    came_from: z.string().nullable().meta({ description: 'Host of the page before' }),
    missed: z.int().meta({ description: 'In 30 days, without bots' }),
    bots: z.int(),
    first_day: z.iso.date(),
    last_day: z.iso.date(),
    leads_to: z.string().nullish().meta({ description: 'A post or project that is not on the site' }),
    suggestion: z.object({ to: z.string(), title: z.string() }).nullable(),
  })
  .meta({ id: 'MissedAddress' });

export const missedListSchema = z
  .object({
    data: z.array(missedSchema),
    left_out: z.array(z.string()).meta({ description: 'Paths that staff left out, the most missed first' }),
  })
  .meta({ id: 'MissedAddresses' });
export type MissedList = z.infer<typeof missedListSchema>;

const NO_FORM = 'The form could not be read.';
const typed = (sentence: string) =>
  z.string(sentence).trim().min(1, sentence).max(MAX_TYPED, 'This address is too long.');

export const redirectFormSchema = z
  .object(
    {
      from: typed('Please write the old address.'),
      to: typed('Please write where it leads.'),
      why: z
        .string('Please write why in words.')
        .max(MAX_WHY_LENGTH, `Please use at most ${MAX_WHY_LENGTH} characters.`)
        .default(''),
      before: z
        .string('Please say in words where it led.')
        .max(MAX_TYPED, 'This address is too long.')
        .nullable()
        .default(null)
        .meta({ description: 'Where it led when it was read; null for a new one' }),
      is_undo: z
        .boolean('Please say whether it stood so before.')
        .default(false)
        .meta({ description: 'It stood so before: what is at its two addresses by now does not matter' }),
    },
    NO_FORM,
  )
  .meta({ id: 'RedirectForm' });
export type RedirectForm = z.infer<typeof redirectFormSchema>;

const redirectRule = z.object({ from: z.string(), to: z.string(), why: z.string() });
export const redirectSavedSchema = z
  .object({ status: z.literal(true), data: redirectRule })
  .meta({ id: 'RedirectSaved', description: 'As it is now, or was until it was removed' });
export type RedirectSaved = z.infer<typeof redirectSavedSchema>;

export const removeFormSchema = z
  .object({ from: typed('Please name the old address.') }, NO_FORM)
  .meta({ id: 'RedirectRemoval' });
export type RemoveForm = z.infer<typeof removeFormSchema>;

export const leaveOutFormSchema = z
  .object(
    {
      path: typed('Please name the missed address.'),
      is_left_out: z.boolean('Please say whether it is left out.'),
    },
    NO_FORM,
  )
  .meta({ id: 'LeaveOutForm' });
export type LeaveOutForm = z.infer<typeof leaveOutFormSchema>;
export const leftOutSchema = z.object({ status: z.literal(true) }).meta({ id: 'LeftOut' });

export const importFormSchema = z
  .object(
    {
      csv: z
        .string('Please choose a file.')
        .min(1, 'The file is empty.')
        .max(MAX_FILE_LENGTH, 'The file is too large.'),
    },
    NO_FORM,
  )
  .meta({ id: 'RedirectImport' });
export type ImportForm = z.infer<typeof importFormSchema>;

export const importedSchema = z
  .object({
    status: z.literal(true),
    data: z.object({ added: z.int(), changed: z.int(), unchanged: z.int() }),
  })
  .meta({ id: 'RedirectsImported' });
export type Imported = z.infer<typeof importedSchema>;
