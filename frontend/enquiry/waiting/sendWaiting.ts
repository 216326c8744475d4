import { consent } from '../../content/contact.ts';
import { failedEnquiry } from '../../content/failedEnquiry.ts';
import { saveDraft } from '../draft/enquiryDraft.ts';
import { isLost } from '../isLost.ts';
import { sendEnquiry } from '../sendEnquiry.ts';
import { fieldOf, readWaiting, removeWaiting, type WaitingEnquiry } from './waitingEnquiries.ts';

export type WaitingOutcome = 'sent' | 'waits' | { askAnew: string };

/** One attempt. The key makes sure that what had arrived without an answer arrives once. */
export async function sendWaiting(enquiry: WaitingEnquiry): Promise<WaitingOutcome> {
  if (fieldOf(enquiry, 'consent_version') !== consent.version)
    return askAnew(enquiry, failedEnquiry.newConsent);
  const form = new FormData();
  for (const [name, text] of enquiry.fields) form.append(name, text);
  try {
    await sendEnquiry(form, enquiry.key);
  } catch (error) {
    if (isLost(error)) return 'waits';
    return askAnew(enquiry, error instanceof Error ? error.message : String(error));
  }
  removeWaiting(enquiry.key);
  return 'sent';
}

/** Cancelled in another tab meanwhile, it is not sent. */
export const isStillWaiting = ({ key }: WaitingEnquiry): boolean =>
  readWaiting().some((enquiry) => enquiry.key === key);

/** What was written goes back into the form. */
function askAnew(enquiry: WaitingEnquiry, reason: string): WaitingOutcome {
  saveDraft(enquiry.fields, enquiry.key);
  removeWaiting(enquiry.key);
  return { askAnew: failedEnquiry.askAnew.replace('{reason}', () => reason) };
}
