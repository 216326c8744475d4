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

/** Whether an enquiry was sent and has not been counted. */
export function wasEnquirySent(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** The same, and true only once. */
export function takeEnquirySent(): boolean {
  const wasSent = wasEnquirySent();
  if (wasSent) sessionStorage.removeItem(KEY);
  return wasSent;
}
