import type { EntityManager } from 'typeorm';
import { recordEvent } from '../enquiry-event.repository.js';
import type { Enquiry } from '../enquiry.entity.js';
import { liftWithdrawals } from './consent-withdrawal.repository.js';

type How = 'phone' | 'mail' | 'in-person' | 'not-asked';
const ASKED: Record<How, string> = {
  phone: 'the person asked by telephone',
  mail: 'the person asked by email',
  'in-person': 'the person asked face to face',
  'not-asked': 'how the person asked was not noted',
};

/** @returns whether anything was withdrawn */
export async function liftByStaff(
  manager: EntityManager,
  enquiry: Enquiry,
  { by, how }: { by: string; how: How },
): Promise<boolean> {
  const text = `ended the withdrawal: ${ASKED[how]}`;
  const lifted = await liftWithdrawals(manager, enquiry, { by, how });
  for (const enquiryId of lifted)
    await recordEvent(manager, { enquiryId, kind: 'withdrawn', actor: by, text });
  return lifted.length > 0;
}
