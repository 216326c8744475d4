import { Delta } from 'quill';
import { SOFT_BREAK } from '../asWords.ts';

const BLOCKS =
  'body, p, div, ol, ul, li, h1, h2, h3, h4, h5, h6, blockquote, pre, figure, figcaption, footer, table, caption, tr, td, th, section, article, dt, dd';
const PICTURE = 'img';

/** Between words. Elsewhere it only makes room; two pictures may stand beside each other. */
export function asSoftBreak(line: Node, asBefore: Delta): Delta {
  const sides = [contentOf(line, 'previousSibling'), contentOf(line, 'nextSibling')];
  const isBetween = sides.every(Boolean) && sides.includes('words');
  return isBetween ? new Delta().insert({ [SOFT_BREAK]: true }) : asBefore;
}

function contentOf(
  from: Node | null,
  side: 'previousSibling' | 'nextSibling',
): 'words' | 'picture' | undefined {
  if (!from || isBlock(from)) return undefined;
  for (let next = from[side]; next; next = next[side]) {
    if (isBlock(next)) return undefined;
    if (next.textContent?.trim()) return 'words';
    if (isPicture(next)) return 'picture';
  }
  return contentOf(from.parentNode, side);
}

const isBlock = (node: Node): boolean => node instanceof Element && node.matches(BLOCKS);
const isPicture = (node: Node): boolean =>
  node instanceof Element && (node.matches(PICTURE) || node.querySelector(PICTURE) !== null);
