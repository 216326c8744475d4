import { z } from 'zod';
import { credentialOptionsSchema, signInCredentialSchema } from '../passkeys/passkey.schema.js';
import { appCode } from '../second-factor/second-factor.schema.js';

const NO_TICKET = 'Please sign in again.';
const ticket = z.string(NO_TICKET).min(1, NO_TICKET).max(100, NO_TICKET);
const remember = z.enum(['true', 'false']).optional();
const NO_CODE = 'Please type a code of your app, or one of your recovery codes.';

export const secondStepFormSchema = z
  .object(
    {
      ticket,
      code: appCode.optional(),
      recovery_code: z
        .string()
        .min(1, 'Please type one of your recovery codes.')
        .max(40, 'This is longer than any recovery code.')
        .optional(),
      remember,
    },
    NO_TICKET,
  )
  .refine(({ code, recovery_code }) => !code !== !recovery_code, { path: ['code'], message: NO_CODE })
  .meta({ id: 'SecondStepForm' });
export type SecondStepForm = z.infer<typeof secondStepFormSchema>;

export const passkeyQuestionSchema = z
  .object({ ticket: ticket.optional() })
  .default({})
  .meta({ id: 'PasskeyQuestion' });
export type PasskeyQuestion = z.infer<typeof passkeyQuestionSchema>;

export const passkeySignInSchema = z
  .object({
    challenge_id: z.uuid('Please begin again.'),
    credential: signInCredentialSchema,
    ticket: ticket.optional(),
    remember,
  })
  .meta({ id: 'PasskeySignIn' });
export type PasskeySignIn = z.infer<typeof passkeySignInSchema>;

export const passkeySignInOptionsSchema = z
  .object({ challenge_id: z.string(), options: credentialOptionsSchema })
  .meta({ id: 'PasskeySignInOptions' });
export type PasskeySignInOptions = z.infer<typeof passkeySignInOptionsSchema>;
