/** What a request says of where it came from, in words that staff recognise. */
export interface Device {
  /** "Chrome on Android". */
  name: string;
  kind: 'phone' | 'computer';
}

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
const PHONE = /iPhone|iPad|Android|Mobile/;

export function deviceOf(userAgent = ''): Device {
  const nameIn = (names: [string, RegExp][]) => names.find(([, sign]) => sign.test(userAgent))?.[0];
  const browser = nameIn(BROWSERS) ?? 'A browser';
  const system = nameIn(SYSTEMS);
  return {
    name: system ? `${browser} on ${system}` : browser,
    kind: PHONE.test(userAgent) ? 'phone' : 'computer',
  };
}
