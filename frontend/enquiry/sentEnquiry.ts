import { readStored, removeStored, writeStored } from '../stores/browserStorage.ts';
import { snoozeEnquiry } from './enquirySnooze.ts';

const KEY = 'enquirySent';

export function noteEnquirySent(): void {
  snoozeEnquiry();
  writeStored('sessionStorage', KEY, 'yes');
}

export const wasEnquirySent = (): boolean => readStored('sessionStorage', KEY) !== null;

/** True once for each enquiry sent. */
export function takeEnquirySent(): boolean {
  const wasSent = wasEnquirySent();
  removeStored('sessionStorage', KEY);
  return wasSent;
}
