import { z } from 'zod';
import { studio } from '../studio/studio.js';
import { ROLES } from '../requests/for-role.js';
import { WAYS } from './second-factor/way.js';

const tooLong = 'This is longer than any real one.';

export const loginSchema = z
  .object(
    {
      email: z
        .string('Please enter your email address.')
        .trim()
        .min(1, 'Please enter your email address.')
        .max(254, tooLong)
        .toLowerCase()
        .pipe(z.email('Please enter an email address, such as name@example.com.')),
      password: z
        .string('Please enter your password.')
        .min(1, 'Please enter your password.')
        .max(1024, tooLong),
    },
    'Please enter your email address and password.',
  )
  .meta({ id: 'Login' });
export type Login = z.infer<typeof loginSchema>;

const expiresAt = z.iso
  .datetime()
  .meta({ description: `UTC, ISO 8601; ${studio.limits.sessionMinutes} minutes after the sign-in.` });

export const signedInSchema = z.object({ token: z.string(), expires_at: expiresAt }).meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof signedInSchema>;

const secondStepSchema = z
  .object({
    second_step: z.object({
      ticket: z.string(),
      expires_at: z.iso.datetime(),
      ways: z.array(z.enum(WAYS)),
    }),
  })
  .meta({ id: 'SecondStep' });

export const signInAnswerSchema = z.union([signedInSchema, secondStepSchema]).meta({ id: 'SignInAnswer' });
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;

export const validTokenSchema = z
  .object({
    status: z.literal(true),
    expires_at: expiresAt,
    email: z.string(),
    name: z.string().meta({ description: 'The email address when no name was given' }),
    role: z.enum(ROLES).meta({ description: 'Each may do all that those before it may' }),
    password_is_temporary: z.boolean().meta({ description: 'Somebody else chose the password' }),
    second_factor_due_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'From when on nothing else opens until a second factor is set up' }),
  })
  .meta({ id: 'ValidToken' });
export type ValidToken = z.infer<typeof validTokenSchema>;

export const signedOutSchema = z.object({ status: z.literal(true) }).meta({ id: 'SignedOut' });
export type SignedOut = z.infer<typeof signedOutSchema>;
