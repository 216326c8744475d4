import { readStored, writeStored } from '../stores/browserStorage.ts';

const KEY = 'enquiryPutOffAt';
/** Also for this visit alone, where storage is refused. */
let snoozedAt: number | undefined;

/** The enquiry was closed or sent: it does not open by itself for a while. */
export function snoozeEnquiry(): void {
  snoozedAt = Date.now();
  writeStored('localStorage', KEY, `${snoozedAt}`);
}

/** Milliseconds since 1970, or -Infinity when it never was snoozed. */
export function enquirySnoozedAt(): number {
  return snoozedAt ?? (Number(readStored('localStorage', KEY)) || -Infinity);
}
