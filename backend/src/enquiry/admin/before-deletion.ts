import type { EntityManager } from 'typeorm';
import { ValidationError } from '../../errors/validation-error.js';
import { readDeletion } from '../enquiry.repository.js';
import { formatDate } from './format-clock.js';

/** Nothing would remind of a day on which the enquiry is gone. @throws ValidationError about the field */
export async function mustBeBeforeDeletion(
  manager: EntityManager,
  id: string,
  [field, at]: [field: string, at: Date | null | undefined],
): Promise<void> {
  const deletion = at && (await readDeletion(manager, id));
  if (!deletion || at < deletion) return;
  const message = `This enquiry is deleted on ${formatDate(deletion)}, unless it is won by then. Please choose an earlier day.`;
  throw new ValidationError({ [field]: message });
}
