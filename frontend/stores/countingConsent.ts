import { create } from 'zustand';
import { type CountingAnswer, countingAnswer, countingCookie } from '../api/countingCookie.ts';

/** Whether visits may be counted; undefined until answered. Changed in the browser only: the server shares it. */
export const useCountingConsent = create<{ answer: CountingAnswer | undefined }>(() => ({
  answer: undefined,
}));

export function saveCountingConsent(answer: CountingAnswer): void {
  useCountingConsent.setState({ answer });
  document.cookie = countingCookie(answer, location.protocol === 'https:');
}

export function loadCountingConsent(): void {
  const answer = countingAnswer(document.cookie);
  if (answer) useCountingConsent.setState({ answer });
}
