import { draftKey, forgetDraft } from '../draft/enquiryDraft.ts';
import { fieldOf, findWaiting, readWaitingEnquiries, type WaitingEnquiry } from './waitingEnquiry.ts';

/** What a form holds, by the names that are sent. */
export type EnquiryTexts = Record<string, string>;

export function textsOf(form: FormData): EnquiryTexts {
  return Object.fromEntries([...form].filter(isText));
}

/** Another message or other pictures are another enquiry; a number or an address may have been corrected. */
export function isSameEnquiry(enquiry: WaitingEnquiry, texts: EnquiryTexts): boolean {
  const isSame = (name: string) => (fieldOf(enquiry, name) ?? '') === (texts[name] ?? '');
  const isSameSubject = ['message', 'project', 'shortlist'].every(isSame);
  return isSameSubject && (isSame('email') || isSame('phone'));
}

/** The key of what the form holds now: never that of another enquiry, which waits. @param own of the form */
export function keyFor(texts: EnquiryTexts, own: string): string {
  const enquiries = readWaitingEnquiries();
  const same = enquiries.find((enquiry) => isSameEnquiry(enquiry, texts));
  if (same) return same.key;
  const isFree = (key: string) => !enquiries.some((enquiry) => enquiry.key === key);
  const kept = draftKey();
  if (kept !== undefined && isFree(kept)) return kept;
  let [key, turn] = [own, 1];
  while (!isFree(key)) key = `${own}-${(turn += 1)}`;
  return key;
}

/** For an enquiry with this key. @returns false while it holds another one, which is kept nowhere else */
export function freeDraft(key: string): boolean {
  const kept = draftKey();
  if (kept === undefined || kept === key) return true;
  if (!findWaiting(kept)) return false;
  forgetDraft(kept);
  return true;
}

function isText(entry: [string, FormDataEntryValue]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
