import type { Router } from 'express';
import { lightCookie } from '../../api/lightCookie.ts';
import { cookieChoice } from './cookie-choice.ts';

/** @param siteUrl says whether the cookie is for HTTPS alone */
export function lightSwitch(siteUrl: string): Router {
  const isSecure = siteUrl.startsWith('https:');
  const cookies = new Map([true, false].map((isOn) => [isOn ? 'on' : 'off', lightCookie(isOn, isSecure)]));
  return cookieChoice({ path: '/light-on-data', field: 'light', cookies });
}
