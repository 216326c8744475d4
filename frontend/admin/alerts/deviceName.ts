import { admin } from '../../content/admin.ts';

const words = admin.alerts;
/** The first that fits: others carry the names of those below them. */
const BROWSERS: [string, RegExp][] = [
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
];
const SYSTEMS: [string, RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
];

/** A first proposal: "Chrome on Android". */
export function deviceName(userAgent: string): string {
  const nameIn = (names: [string, RegExp][]) => names.find(([, sign]) => sign.test(userAgent))?.[0];
  return words.deviceOf(nameIn(BROWSERS) ?? words.browsers.other, nameIn(SYSTEMS) ?? words.systems.other);
}
