import { defaultTreeAdapter as tree } from 'parse5';
import { INLINE } from './flat-words.js';
import {
  type ChildNode,
  type Element,
  type Fragment,
  createElement,
  elementsIn,
  hasContent,
  replaceWith,
} from '../elements.js';

/** In place: an item and a caption have lines for paragraphs, and no block begins or ends with an end of a line. */
export function arrangeLines(fragment: Fragment): void {
  for (const element of elementsIn(fragment))
    if (element.tagName === 'li' || element.tagName === 'figcaption') joinParagraphs(element);
  trimEnds(fragment);
}

function joinParagraphs(block: Element): void {
  const parts = block.childNodes.filter(hasContent);
  for (const [at, part] of parts.entries()) {
    if (!isParagraph(part)) continue;
    const next = parts[at + 1];
    const end = next && !isParagraph(next) ? [createElement('br')] : [];
    replaceWith(part, [createElement('br'), ...part.childNodes, ...end]);
  }
}

function isParagraph(node: ChildNode): node is Element {
  return node.nodeName === 'p';
}

function trimEnds(fragment: Fragment): void {
  const edges: Element[] = [];
  let ends: Element[] = [];
  let isStart = true;
  const endBlock = () => {
    edges.push(...ends.splice(0));
    isStart = true;
  };
  const visit = (node: ChildNode): void => {
    const isElement = tree.isElementNode(node);
    if (isElement && node.tagName === 'br') ends.push(node);
    else if (isElement && node.tagName !== 'img') {
      const isBlock = !INLINE.has(node.tagName);
      if (isBlock) endBlock();
      for (const child of node.childNodes) visit(child);
      if (isBlock) endBlock();
    } else if (hasContent(node)) {
      if (isStart) edges.push(...ends);
      ends = [];
      isStart = false;
    }
  };
  for (const child of fragment.childNodes) visit(child);
  endBlock();
  for (const edge of edges) tree.detachNode(edge);
}
