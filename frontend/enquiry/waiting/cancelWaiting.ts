import { draftKey, forgetDraft, readDraft, saveDraft } from '../draft/enquiryDraft.ts';
import { joinTexts } from '../draft/joinTexts.ts';
import { type EnquiryTexts, freeDraft, isSameEnquiry } from './enquiryTexts.ts';
import { onTheirWay } from '../sending/onTheirWay.ts';
import { useWaiting } from './useWaiting.ts';
import { addWaiting, readWaitingEnquiries, removeWaiting, type WaitingEnquiry } from './waitingEnquiry.ts';

/** What is corrected in the form is corrected in what waits. */
export function correctWaiting(texts: EnquiryTexts): void {
  const enquiry = readWaitingEnquiries().find((waiting) => isSameEnquiry(waiting, texts));
  if (!enquiry) return;
  addWaiting({ ...enquiry, fields: Object.entries(texts) });
  useWaiting.getState().refresh();
}

/** What the form holds now takes its place, and its key. */
export function replaceWaiting(enquiry: WaitingEnquiry, texts: EnquiryTexts): void {
  const fields = Object.entries(texts);
  addWaiting({ ...enquiry, fields });
  const kept = draftKey();
  if (kept !== undefined && kept !== enquiry.key) {
    forgetDraft(kept);
    saveDraft(fields, enquiry.key);
  }
  useWaiting.getState().refresh();
}

/** What was written becomes the draft, so that it is nowhere lost, beside what is written there of another one. */
export function cancelWaiting({ key, fields }: WaitingEnquiry): void {
  const others = freeDraft(key) ? {} : readDraft();
  const kept = fields.map(([name, text]): [string, string] => {
    const other = others[name];
    if (!other) return [name, text];
    return [name, name === 'message' ? joinTexts(other, text) : other];
  });
  saveDraft(kept, key);
  removeWaiting(key);
  useWaiting.getState().refresh();
}

/** Of the draft and of what the form shows, nothing is kept. */
export function clearWaiting(texts: EnquiryTexts): void {
  const kept = draftKey();
  for (const enquiry of readWaitingEnquiries())
    if (!onTheirWay.has(enquiry.key) && (enquiry.key === kept || isSameEnquiry(enquiry, texts)))
      removeWaiting(enquiry.key);
  if (kept !== undefined) forgetDraft(kept);
  useWaiting.getState().refresh();
}
