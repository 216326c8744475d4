import { createHash } from 'node:crypto';
import type { FocalPoint } from '../picture.js';

interface Size {
  width: number;
  height: number;
}

/** Height to width. */
const PROPORTION = 5 / 4;
const MIDDLE: FocalPoint = { x: 50, y: 50 };

/** The largest upright part, with the point as near to its middle as the edges allow. */
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

/** Another point makes another picture, and so another name. */
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
