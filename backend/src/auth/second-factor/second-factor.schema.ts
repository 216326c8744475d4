import { z } from 'zod';

const instant = z.iso.datetime();
const NOT_SIX = 'Please type the six figures that your app shows.';

/** Apps show it in two halves. */
export const appCode = z
  .string(NOT_SIX)
  .max(20, NOT_SIX)
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, NOT_SIX));

export const appCodeSchema = z.object({ code: appCode }, NOT_SIX).meta({ id: 'AppCode' });
export type AppCode = z.infer<typeof appCodeSchema>;

export const secondFactorSchema = z
  .object({
    app: z.object({ id: z.uuid(), since: instant }).nullable(),
    recovery_codes_left: z.int(),
    passkeys: z.int(),
    required: z.boolean().meta({ description: 'An owner asks everybody for one' }),
    due_at: instant.nullable().meta({ description: 'When this account must have one' }),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const appSecretSchema = z
  .object({
    id: z.uuid().meta({ description: 'Of this beginning, to be switched on' }),
    secret: z.string().meta({ description: 'Base32, to be typed' }),
    uri: z.string(),
    qr: z.object({
      path: z.string().meta({ description: 'SVG path data' }),
      size: z.int().meta({ description: 'Of the square around it, in its units' }),
    }),
  })
  .meta({ id: 'AppSecret' });
export type AppSecret = z.infer<typeof appSecretSchema>;

const BEGIN_AGAIN = 'Please load the page again, then begin again.';
export const appToSwitchOnSchema = z
  .object({ id: z.uuid(BEGIN_AGAIN) }, BEGIN_AGAIN)
  .meta({ id: 'AppToSwitchOn' });
export type AppToSwitchOn = z.infer<typeof appToSwitchOnSchema>;

export const recoveryCodesSchema = z
  .object({ recovery_codes: z.array(z.string()).meta({ description: 'Shown this once' }) })
  .meta({ id: 'RecoveryCodes' });
export type NewCodes = z.infer<typeof recoveryCodesSchema>;

export const policySchema = z.object({ required: z.boolean() }).meta({ id: 'SecondFactorPolicy' });
export type Policy = z.infer<typeof policySchema>;

export const policyFormSchema = z
  .object({
    required: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], {
      error: 'Please say whether a second factor is required.',
    }),
  })
  .meta({ id: 'SecondFactorPolicyForm' });
