const CHOICE = /(?:^|;[ \t]*)light=(on|off)(?:;|$)/;
const A_YEAR_S = 365 * 24 * 60 * 60;

/** What the visitor chose with the switch, as nginx/templates/page-cache.conf reads it. @param cookies of the device */
export const lightChoice = (cookies = ''): string | undefined => CHOICE.exec(cookies)?.[1];

/** It says nothing of who they are. @param isFound by the browser, not chosen: until that is closed */
export function lightCookie(isLight: boolean, isSecure: boolean, isFound = false): string {
  const age = isFound ? '' : `; Max-Age=${A_YEAR_S}`;
  const secure = isSecure ? '; Secure' : '';
  return `light=${isLight ? 'on' : 'off'}; Path=/${age}; SameSite=Lax${secure}`;
}
