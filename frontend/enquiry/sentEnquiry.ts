import { readStored, removeStored, writeStored } from '../stores/browserStorage.ts';
import { snoozeEnquiry } from './enquirySnooze.ts';

const KEY = 'enquirySent';

/** For the thank-you page, which counts only real submissions. */
export function noteEnquirySent(): void {
  snoozeEnquiry();
  writeStored('sessionStorage', KEY, 'yes');
}

/** Whether an enquiry was sent and has not been counted. */
export const wasEnquirySent = (): boolean => readStored('sessionStorage', KEY) !== null;

/** The same, and true only once. */
export function takeEnquirySent(): boolean {
  const wasSent = wasEnquirySent();
  removeStored('sessionStorage', KEY);
  return wasSent;
}
