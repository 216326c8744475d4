export const countingAnswers = ['no', 'yes'] as const;
export type CountingAnswer = (typeof countingAnswers)[number];

const ANSWER = /(?:^|;\s*)counting=(yes|no)(?:;|$)/;
/** Until the question is asked again, as content/counting.ts tells visitors. */
const SIX_MONTHS_S = 180 * 24 * 60 * 60;

/** @param cookies of the device */
export function countingAnswer(cookies: string): CountingAnswer | undefined {
  const found = ANSWER.exec(cookies)?.[1];
  return countingAnswers.find((answer) => answer === found);
}

/** It says nothing of who they are. */
export function countingCookie(answer: CountingAnswer, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `counting=${answer}; Path=/; Max-Age=${SIX_MONTHS_S}; SameSite=Lax${secure}`;
}
