import { defaultTreeAdapter as tree } from 'parse5';
import { type Element, type Fragment, createElement } from '../elements.js';

const TEXT_BLOCKS = ['h1', 'h2', 'h3', 'p', 'ol', 'ul', 'li', 'blockquote', 'footer'];
const BLOCKS = new Set([...TEXT_BLOCKS, 'figure', 'figcaption', 'table']);

/** Words between blocks become paragraphs. */
export function wrapLooseText(parent: Fragment | Element): void {
  const children = parent.childNodes;
  parent.childNodes = [];
  let paragraph: Element | undefined;
  for (const child of children) {
    if (tree.isElementNode(child) && BLOCKS.has(child.tagName)) {
      paragraph = undefined;
      tree.appendChild(parent, child);
      continue;
    }
    if (!paragraph) {
      paragraph = createElement('p');
      tree.appendChild(parent, paragraph);
    }
    tree.appendChild(paragraph, child);
  }
}
