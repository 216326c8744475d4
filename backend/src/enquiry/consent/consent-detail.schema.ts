import { z } from 'zod';

const moment = z.iso.datetime();

export const withdrawalSchema = z
  .object({
    at: moment,
    how: z.string(),
    call_stands: z
      .boolean()
      .meta({ description: 'The call that was asked for was neither made nor cancelled' }),
    lifted_at: moment.nullable().meta({ description: 'Null while the consent is withdrawn' }),
    lifted_by: z.string().nullable(),
    lifted_how: z.string().nullable(),
  })
  .meta({ id: 'ConsentWithdrawal' });

const markSchema = z
  .object({ at: moment, by: z.string().nullable(), how: z.string().nullable() })
  .meta({ id: 'DoNotContactMark' });

/** What staff see of a consent, besides its words. */
export const consentDetail = {
  consent_version_sent: z
    .boolean()
    .nullable()
    .meta({ description: 'Whether the form named its words; null where that was not kept' }),
  consent_hash: z.string().nullable().meta({ description: 'SHA-256 of the words as shown' }),
  consent_language: z.string().nullable(),
  consent_address: z.string().nullable().meta({ description: 'Shortened: /24 of IPv4, /48 of IPv6' }),
  offers_consent: z.boolean().nullable().meta({ description: 'Null where offers were not asked for apart' }),
  offers_text: z.string().nullable(),
  withdrawal: withdrawalSchema.nullable().meta({ description: 'The last one' }),
  do_not_contact_mark: markSchema.nullable().meta({ description: 'The first of those that are set' }),
};
