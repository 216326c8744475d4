import type { Router } from 'express';
import { countingAnswers, countingCookie } from '../../api/countingCookie.ts';
import { cookieChoice } from './cookie-choice.ts';

/** @param siteUrl says whether the cookie is for HTTPS alone */
export function countingChoice(siteUrl: string): Router {
  const isSecure = siteUrl.startsWith('https:');
  const cookies = new Map(countingAnswers.map((answer) => [answer, countingCookie(answer, isSecure)]));
  return cookieChoice({ path: '/counting-visits', field: 'counting', cookies });
}
