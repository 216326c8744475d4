import { Delta } from 'quill';
import { SOFT_BREAK } from '../asWords.ts';

const BLOCKS =
  'body, p, div, ol, ul, li, h1, h2, h3, h4, h5, h6, blockquote, pre, figure, figcaption, footer, table, caption, tr, td, th, section, article, dt, dd';
const PICTURE = 'img';

/** Between words. Elsewhere it only makes room. */
export function asSoftBreak(line: Node, asBefore: Delta): Delta {
  const isBetween = hasWords(line, 'previousSibling') && hasWords(line, 'nextSibling');
  return isBetween ? new Delta().insert({ [SOFT_BREAK]: true }) : asBefore;
}

function hasWords(from: Node | null, side: 'previousSibling' | 'nextSibling'): boolean {
  if (!from || isBlock(from)) return false;
  for (let next = from[side]; next; next = next[side]) {
    if (isBlock(next)) return false;
    if (next.textContent?.trim() || isPicture(next)) return true;
  }
  return hasWords(from.parentNode, side);
}

const isBlock = (node: Node): boolean => node instanceof Element && node.matches(BLOCKS);
const isPicture = (node: Node): boolean =>
  node instanceof Element && (node.matches(PICTURE) || node.querySelector(PICTURE) !== null);
