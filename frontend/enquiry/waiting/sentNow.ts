import { failedEnquiry } from '../../content/failedEnquiry.ts';

/** It may arrive while nobody looks. */
export const SAID_MS = 30_000;

export function sentNow(areFilesLeft = false): string {
  const sentence = areFilesLeft ? failedEnquiry.sentWithoutFiles : failedEnquiry.sent;
  return sentence.replace('{time}', clockTime);
}

/** A browser's translator writes what it likes for the language. */
function clockTime(): string {
  const options = { hour: 'numeric', minute: '2-digit' } as const;
  try {
    return new Date().toLocaleTimeString(document.documentElement.lang, options);
  } catch {
    return new Date().toLocaleTimeString(undefined, options);
  }
}
