import {
  readBrowserStorage,
  removeFromBrowserStorage,
  writeBrowserStorage,
} from '../stores/browserStorage.ts';
import { snoozeEnquiry } from './enquirySnooze.ts';

const KEY = 'enquirySent';

export function noteEnquirySent(): void {
  snoozeEnquiry();
  writeBrowserStorage('sessionStorage', KEY, 'yes');
}

export const wasEnquirySent = (): boolean => typeof readBrowserStorage('sessionStorage', KEY) === 'string';

/** True once for each enquiry sent. */
export function takeEnquirySent(): boolean {
  const wasSent = wasEnquirySent();
  removeFromBrowserStorage('sessionStorage', KEY);
  return wasSent;
}
