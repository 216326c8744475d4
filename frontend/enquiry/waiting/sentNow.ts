import { failedEnquiry } from '../../content/failedEnquiry.ts';

/** It may arrive while nobody looks. */
export const SAID_MS = 30_000;

export function sentNow(areFilesLeft = false): string {
  const sentence = areFilesLeft ? failedEnquiry.sentWithoutFiles : failedEnquiry.sent;
  return sentence.replace('{time}', clockTime);
}

/** A browser's translator writes what it likes for the language. */
function clockTime(): string {
  try {
    return timeIn(document.documentElement.lang);
  } catch {
    return timeIn();
  }
}

const timeIn = (language?: string) =>
  new Date().toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' });
