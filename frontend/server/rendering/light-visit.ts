import type { Request } from 'express';
import { lightChoice } from '../../api/lightCookie.ts';

/** The visitor's choice comes before the browser's. NGINX decides by the same two headers which page it has kept. */
export function isLightVisit(request: Request): boolean {
  const choice = lightChoice(request.get('cookie'));
  return choice ? choice === 'on' : /^on$/i.test(request.get('save-data') ?? '');
}
