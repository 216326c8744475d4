import { createHash } from 'node:crypto';
import type { FocalPoint } from '../picture.js';
import { type Cut, type Size, cutAround } from './cut-around.js';

/** Height to width. */
const PROPORTION = 5 / 4;

export function mobileCut(size: Size, point?: FocalPoint): Cut {
  return cutAround(size, PROPORTION, point);
}

/** Another point makes another picture, and so another name. */
export function hashOfCut(sourceHash: string, point: FocalPoint | undefined): string {
  if (!point) return sourceHash;
  return createHash('sha256')
    .update(`${sourceHash} ${point.x} ${point.y}`)
    .digest('hex')
    .slice(0, sourceHash.length);
}
