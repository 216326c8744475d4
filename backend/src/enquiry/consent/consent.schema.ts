import { z } from 'zod';

const moment = z.iso.datetime();

export const consentLinkSchema = z
  .object(
    { receipt: z.string('Please open the link in our email again.').max(200) },
    'Please open the link in our email again.',
  )
  .meta({ id: 'ConsentLink' });
export type ConsentLink = z.infer<typeof consentLinkSchema>;

export const consentReceiptSchema = z
  .object({
    number: z.string(),
    words: z.string().meta({ description: 'Exactly as shown' }),
    offers: z
      .object({ words: z.string(), given: z.boolean() })
      .nullable()
      .meta({ description: 'Null where offers were not asked for apart' }),
    channels: z.array(z.string()),
    version: z.string(),
    given_at: moment,
    given: z.string().meta({ description: 'The moment in words, as all of these, by the studio’s clock' }),
    page: z.string().nullable(),
    pictures: z.int(),
    withdrawn_at: moment.nullable(),
    withdrawn: z.string().nullable(),
    given_again: z.string().nullable(),
    call_due: z.string().nullable().meta({
      description:
        'Such as “by 11:10 am on Monday, 23 November”, while the call that was asked for still stands',
    }),
    call_cancelled: z.boolean(),
  })
  .meta({ id: 'ConsentReceipt' });
export type ConsentReceipt = z.infer<typeof consentReceiptSchema>;

export const consentAnswerSchema = z.object({ data: consentReceiptSchema }).meta({ id: 'ConsentAnswer' });
export type ConsentAnswer = z.infer<typeof consentAnswerSchema>;
