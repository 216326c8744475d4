import { failedEnquiry } from '../../content/failedEnquiry.ts';

/** It may arrive while nobody looks. */
export const SAID_MS = 30_000;

export function sentNow(areFilesLeft = false): string {
  const { lang } = document.documentElement;
  const time = new Date().toLocaleTimeString(lang || undefined, { hour: 'numeric', minute: '2-digit' });
  const sentence = areFilesLeft ? failedEnquiry.sentWithoutFiles : failedEnquiry.sent;
  return sentence.replace('{time}', time);
}
