import { z } from 'zod';
import { MIN_PASSWORD_LENGTH } from '../config/env.js';
import { singleLine } from '../requests/clean-text.schema.js';
import { KNOWN_FROM_LEAKS, isKnownFromLeaks } from './passwords/refuse-personal.js';

const MAX_PASSWORD_LENGTH = 1024;

const typed = (missing: string) =>
  z.string(missing).min(1, missing).max(MAX_PASSWORD_LENGTH, 'This is longer than any real one.');

/** No rules about signs: length makes a password hard to guess, unless it is one that everybody tries. */
export const newPassword = z
  .string('Please choose a new password.')
  .normalize()
  .min(MIN_PASSWORD_LENGTH, `Please choose a password of at least ${MIN_PASSWORD_LENGTH} characters.`)
  .max(MAX_PASSWORD_LENGTH, `Please choose a password of at most ${MAX_PASSWORD_LENGTH} characters.`)
  .refine((password) => !isKnownFromLeaks(password), KNOWN_FROM_LEAKS);

const NO_NAME = 'Please enter your name.';
export const ownName = singleLine(100, NO_NAME, 'Please shorten your name to 100 characters.');

export const renameSchema = z.object({ name: ownName }, NO_NAME).meta({ id: 'RenameAccount' });
export type Rename = z.infer<typeof renameSchema>;

export const changePasswordSchema = z
  .object(
    { current_password: typed('Please enter your present password.'), new_password: newPassword },
    'Please enter your present password and the new one.',
  )
  .meta({ id: 'ChangePassword' });
export type ChangePassword = z.infer<typeof changePasswordSchema>;

export const reauthenticateSchema = z
  .object({ password: typed('Please enter your password.') }, 'Please enter your password.')
  .meta({ id: 'Reauthenticate' });
export type Reauthenticate = z.infer<typeof reauthenticateSchema>;

export const passwordChangedSchema = z
  .object({ status: z.literal(true), message: z.string() })
  .meta({ id: 'PasswordChanged' });
export type PasswordChanged = z.infer<typeof passwordChangedSchema>;
