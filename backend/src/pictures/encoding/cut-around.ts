import type { FocalPoint } from '../picture.js';

export interface Size {
  width: number;
  height: number;
}

export interface Cut extends Size {
  left: number;
  top: number;
}

const MIDDLE: FocalPoint = { x: 50, y: 50 };

/**
 * The largest part, with the point as near to its middle as the edges allow.
 * @param proportion height to width
 */
export function cutAround({ width, height }: Size, proportion: number, { x, y }: FocalPoint = MIDDLE): Cut {
  const cut = {
    width: Math.min(width, Math.max(1, Math.round(height / proportion))),
    height: Math.min(height, Math.max(1, Math.round(width * proportion))),
  };
  return { ...cut, left: begin(width, cut.width, x), top: begin(height, cut.height, y) };
}

function begin(whole: number, part: number, percent: number): number {
  return Math.min(Math.max(Math.round((whole * percent) / 100 - part / 2), 0), whole - part);
}
