import { create } from 'zustand';
import { readBrowserStorage, writeBrowserStorage } from './browserStorage.ts';

export type Answer = 'yes' | 'no';

const KEY = 'countingConsent';
/** Milliseconds until the question is asked again, as content/counting.ts tells visitors. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

/** Whether visits may be counted; undefined until answered. Changed in the browser only: the server shares it. */
export const useCountingConsent = create<{ answer: Answer | undefined }>(() => ({ answer: undefined }));

export function saveCountingConsent(answer: Answer): void {
  useCountingConsent.setState({ answer });
  writeBrowserStorage('localStorage', KEY, JSON.stringify({ answer, at: Date.now() }));
}

export function loadCountingConsent(): void {
  try {
    const stored: unknown = JSON.parse(readBrowserStorage('localStorage', KEY) ?? 'null');
    const answer = readAnswer(stored, Date.now());
    if (answer) useCountingConsent.setState({ answer });
  } catch {
    // What cannot be parsed is no answer: the question is asked again.
  }
}

/** @param now in milliseconds since 1970 */
export function readAnswer(stored: unknown, now: number): Answer | undefined {
  if (typeof stored !== 'object' || stored === null || !('answer' in stored) || !('at' in stored))
    return undefined;
  const { answer, at } = stored;
  const isFresh = typeof at === 'number' && at <= now && now - at < VALID_MS;
  return isFresh && (answer === 'yes' || answer === 'no') ? answer : undefined;
}
