import { z } from 'zod';
import { newPassword } from '../account.schema.js';
import { loginSchema } from '../auth.schema.js';

const MAX_TOKEN_LENGTH = 100;

const token = z
  .string('Please open the link of the mail.')
  .max(MAX_TOKEN_LENGTH, 'Please open the link of the mail.');

export const forgotPasswordSchema = z
  .object({ email: loginSchema.shape.email }, 'Please enter your email address.')
  .meta({ id: 'ForgotPassword' });
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>;

export const linkAskedForSchema = z
  .object({
    message: z.string().meta({ description: 'The same whether the address is known or not' }),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'LinkAskedFor' });
export type LinkAskedFor = z.infer<typeof linkAskedForSchema>;

export const checkLinkSchema = z
  .object({ token }, 'Please open the link of the mail.')
  .meta({ id: 'CheckPasswordLink' });
export type CheckLink = z.infer<typeof checkLinkSchema>;

export const openLinkSchema = z.object({ email: z.string() }).meta({ id: 'PasswordLink' });
export type OpenLink = z.infer<typeof openLinkSchema>;

export const resetPasswordSchema = z
  .object({ token, password: newPassword }, 'Please choose a new password.')
  .meta({ id: 'ResetPassword' });
export type ResetPassword = z.infer<typeof resetPasswordSchema>;
