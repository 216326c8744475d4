import { z } from 'zod';

const LONGEST = 1024;
export const SHORTEST_PASSWORD = 10;

const typed = (missing: string) =>
  z.string(missing).min(1, missing).max(LONGEST, 'This is longer than any real one.');

/** Length is what makes a password hard to guess; rules about signs only make people write them down. */
export const newPassword = z
  .string('Please choose a new password.')
  .min(SHORTEST_PASSWORD, `Please choose a password of at least ${SHORTEST_PASSWORD} characters.`)
  .max(LONGEST, `Please choose a password of at most ${LONGEST} characters.`);

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
