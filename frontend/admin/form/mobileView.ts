/** Width for each pixel of height of the mobile picture. */
export const MOBILE_SHAPE = 4 / 5;
const MIDDLE = 50;

/** A focal point as the form holds it: per cent, '' for the middle. */
export function percentOf(held: string): number {
  return held === '' ? MIDDLE : Number(held);
}

/**
 * Where `object-position` must put a picture so that its part for phones has the focal point in its middle, or as near
 * to it as the edges allow.
 * @param part of the picture's length that is in view, up to 1
 * @param focal in per cent
 * @returns per cent
 */
export function viewPosition(part: number, focal: number): number {
  if (part >= 1) return MIDDLE;
  const begin = Math.min(Math.max(focal / 100 - part / 2, 0), 1 - part);
  return (begin / (1 - part)) * 100;
}

/** The focal point that lies in the middle when the picture is moved by a part of its length, kept inside of it. */
export function movedFocal(part: number, focal: number, by: number): number {
  const [first, last] = [(part / 2) * 100, (1 - part / 2) * 100];
  return Math.round(Math.min(Math.max(Math.min(Math.max(focal, first), last) - by * 100, first), last));
}
