import type { EnquiryAction } from '../../api/adminEnquiries.ts';
import type { Enquiry } from '../../api/wire.gen.ts';

/** Whether an act whose answer was lost shows in what was loaded after it. */
export function isDone(
  { act, fields = {}, method }: EnquiryAction,
  before: Enquiry,
  after: Enquiry,
): boolean {
  if (act === 'state') return after.state === fields['state'];
  if (act === 'do-not-contact') return after.may_contact === (method === 'DELETE');
  if (act === 'resend-mail') return mailOf(before, fields['mail']) !== mailOf(after, fields['mail']);
  const known = new Set(before.notes.map(({ id }) => id));
  return after.notes.some(({ id, text }) => !known.has(id) && text === fields['text']?.trim());
}

function mailOf(enquiry: Enquiry, mail: string | undefined): string {
  const { studio_mail: studio, studio_mail_sent_at: toldAt, studio_mail_attempts: told } = enquiry;
  const { acknowledgement: thanks, acknowledgement_sent_at: thankedAt } = enquiry;
  const parts =
    mail === 'studio' ? [studio, toldAt, told] : [thanks, thankedAt, enquiry.acknowledgement_attempts];
  return parts.join();
}
