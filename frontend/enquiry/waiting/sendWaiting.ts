import type { Thanks } from '../../api/thanksCookie.ts';
import { consent } from '../../content/contact.ts';
import { failedEnquiry } from '../../content/failedEnquiry.ts';
import { draftKey, forgetDraft, saveDraft } from '../draft/enquiryDraft.ts';
import { isLost } from '../isLost.ts';
import { sendEnquiry } from '../sendEnquiry.ts';
import { onTheirWay } from '../sending/onTheirWay.ts';
import { fieldOf, findWaiting, removeWaiting, type WaitingEnquiry } from './waitingEnquiry.ts';

/** `thanks` is what was promised. */
export type WaitingOutcome = 'waits' | { askAnew: string } | { thanks: Thanks };

/** One attempt. The key makes sure that what had arrived without an answer arrives once. */
export async function sendWaiting(enquiry: WaitingEnquiry): Promise<WaitingOutcome> {
  if (fieldOf(enquiry, 'consent_version') !== consent.version)
    return askAnew(enquiry, failedEnquiry.newConsent);
  const form = new FormData();
  for (const [name, text] of enquiry.fields) form.append(name, text);
  try {
    const { thanks } = await sendEnquiry(form, enquiry.key);
    if (onTheirWay.has(enquiry.key)) return 'waits';
    if (findWaiting(enquiry.key) && !isUnchanged(enquiry)) return 'waits';
    forgetDraft(enquiry.key, fieldOf(enquiry, 'message') ?? '');
    removeWaiting(enquiry.key);
    return { thanks };
  } catch (error) {
    if (isLost(error) || onTheirWay.has(enquiry.key) || !isUnchanged(enquiry)) return 'waits';
    return askAnew(enquiry, error instanceof Error ? error.message : String(error));
  }
}

/** Corrected meanwhile, it is sent once more: with other words the server takes it for another one. */
const isUnchanged = ({ key, fields }: WaitingEnquiry): boolean =>
  JSON.stringify(findWaiting(key)?.fields) === JSON.stringify(fields);

/** What was written goes back into the form, once nothing else is written there. */
function askAnew(enquiry: WaitingEnquiry, reason: string): WaitingOutcome {
  const isFree = (draftKey() ?? enquiry.key) === enquiry.key;
  const isBack = isFree && saveDraft(enquiry.fields, enquiry.key);
  if (isBack) removeWaiting(enquiry.key);
  const sentence = isBack ? failedEnquiry.askAnew : failedEnquiry.askLater;
  return { askAnew: sentence.replace('{reason}', () => reason) };
}
