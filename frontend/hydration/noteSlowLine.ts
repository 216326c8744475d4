import { lightChoice, lightCookie } from '../api/lightCookie.ts';

/** Only the browser knows how slow the line is: pages are light from now on, unless the visitor has chosen. */
export function noteSlowLine(): void {
  if (!lightChoice(document.cookie) && isSlow())
    document.cookie = lightCookie(true, location.protocol === 'https:', true);
}

function isSlow(): boolean {
  const line: unknown = Reflect.get(navigator, 'connection');
  return line instanceof Object && 'effectiveType' in line && /[23]g/.test(String(line.effectiveType));
}
