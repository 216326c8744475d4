import { createHash } from 'node:crypto';
import type { FocalPoint } from '../picture.js';

interface Size {
  width: number;
  height: number;
}

/** Height of the mobile picture for each pixel of its width: 4:5. */
const PROPORTION = 5 / 4;
/** Where photographs of rooms have what they show. */
const MIDDLE: FocalPoint = { x: 50, y: 50 };

/** The largest upright part of a picture that has the point as near to its middle as the edges allow. */
export function mobileCut(
  { width, height }: Size,
  { x, y }: FocalPoint = MIDDLE,
): Size & { left: number; top: number } {
  const cut = {
    width: Math.min(width, Math.max(1, Math.round(height / PROPORTION))),
    height: Math.min(height, Math.max(1, Math.round(width * PROPORTION))),
  };
  return { ...cut, left: begin(width, cut.width, x), top: begin(height, cut.height, y) };
}

/** Another point makes another picture, and so another name; the middle keeps that of the source. */
export function hashOfCut(sourceHash: string, point: FocalPoint | undefined): string {
  if (!point) return sourceHash;
  return createHash('sha256')
    .update(`${sourceHash} ${point.x} ${point.y}`)
    .digest('hex')
    .slice(0, sourceHash.length);
}

function begin(whole: number, part: number, percent: number): number {
  return Math.min(Math.max(Math.round((whole * percent) / 100 - part / 2), 0), whole - part);
}
