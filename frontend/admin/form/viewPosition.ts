/** Width divided by height. */
export const MOBILE_SHAPE = 4 / 5;
const MIDDLE = 50;

/** In per cent; '' means the middle. */
export function percentOf(focal: string): number {
  return focal === '' ? MIDDLE : Number(focal);
}

/** `object-position` in per cent. @param part visible share of the picture's length @param focal in per cent */
export function viewPosition(part: number, focal: number): number {
  if (part >= 1) return MIDDLE;
  const begin = Math.min(Math.max(focal / 100 - part / 2, 0), 1 - part);
  return (begin / (1 - part)) * 100;
}

/** @param by share of the picture's length */
export function movedFocal(part: number, focal: number, by: number): number {
  const [first, last] = [(part / 2) * 100, (1 - part / 2) * 100];
  return Math.round(Math.min(Math.max(Math.min(Math.max(focal, first), last) - by * 100, first), last));
}
