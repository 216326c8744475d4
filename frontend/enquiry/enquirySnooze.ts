import { readBrowserStorage, writeBrowserStorage } from '../stores/browserStorage.ts';

const KEY = 'enquiryPutOffAt';
/** For browsers that refuse storage. */
let snoozedAt: number | undefined;

export function snoozeEnquiry(): void {
  snoozedAt = Date.now();
  writeBrowserStorage('localStorage', KEY, `${snoozedAt}`);
}

/** Milliseconds since 1970, or -Infinity. */
export function enquirySnoozedAt(): number {
  return snoozedAt ?? (Number(readBrowserStorage('localStorage', KEY)) || -Infinity);
}
