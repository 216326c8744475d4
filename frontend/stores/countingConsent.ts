import { create } from 'zustand';

export type Answer = 'yes' | 'no';

const KEY = 'countingConsent';
/** Milliseconds for which an answer is remembered: then it is asked again. Said in content/counting.ts. */
const REMEMBERED_MS = 180 * 24 * 60 * 60 * 1000;

/** Whether visits may be counted; undefined when nobody has answered. Only the browser changes it: on the server it is shared. */
export const useCountingConsent = create<{ answer: Answer | undefined }>(() => ({ answer: undefined }));

/** Where storage is refused the answer lasts until the page is left. */
export function answerCounting(answer: Answer): void {
  useCountingConsent.setState({ answer });
  try {
    localStorage.setItem(KEY, JSON.stringify({ answer, at: Date.now() }));
  } catch {
    // Kept in memory above.
  }
}

/** Reads the answer that was given on this device before. */
export function recallCounting(): void {
  try {
    const answer = readAnswer(JSON.parse(localStorage.getItem(KEY) ?? 'null'), Date.now());
    if (answer) useCountingConsent.setState({ answer });
  } catch {
    // Nothing that could be read: it is asked again.
  }
}

/** @param now in milliseconds since 1970 */
export function readAnswer(stored: unknown, now: number): Answer | undefined {
  if (typeof stored !== 'object' || stored === null || !('answer' in stored) || !('at' in stored))
    return undefined;
  const { answer, at } = stored;
  const isFresh = typeof at === 'number' && at <= now && now - at < REMEMBERED_MS;
  return isFresh && (answer === 'yes' || answer === 'no') ? answer : undefined;
}
