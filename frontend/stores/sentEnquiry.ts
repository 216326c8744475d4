import { putOffEnquiry } from './enquiryPutOff.ts';

const KEY = 'enquirySent';

/** Told to the thank-you page, which counts only real submissions. */
export function noteEnquirySent(): void {
  putOffEnquiry();
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // Not counted, that is all.
  }
}

/** Whether an enquiry was sent just now; true only once. */
export function takeEnquirySent(): boolean {
  try {
    const wasSent = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return wasSent;
  } catch {
    return false;
  }
}
