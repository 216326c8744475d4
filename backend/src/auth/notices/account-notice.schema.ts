import { z } from 'zod';

const at = z.coerce.date();

export const secondFactorChange = z.enum([
  'second factor switched on',
  'second factor switched off',
  'passkey added',
  'passkey removed',
  'recovery codes made',
  'second factor reset',
]);
export type SecondFactorChange = z.infer<typeof secondFactorChange>;

export const accountNoticeSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('password changed'), at }),
  z.object({
    what: z.literal('new device'),
    at,
    device: z.string(),
    network: z.string().nullable(),
    country: z.string().nullable().default(null),
  }),
  z.object({
    what: z.literal('second factor changed'),
    at,
    change: secondFactorChange,
    device: z.string().nullable(),
  }),
  z.object({ what: z.literal('alerts ended'), at, device: z.string() }),
  z.object({ what: z.literal('recovery code used'), at, device: z.string(), left: z.int() }),
]);
export type AccountNotice = z.infer<typeof accountNoticeSchema>;
