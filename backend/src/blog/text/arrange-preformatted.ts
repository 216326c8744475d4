import { defaultTreeAdapter as tree } from 'parse5';
import {
  type ChildNode,
  type Fragment,
  createElement,
  createText,
  descendants,
  elementsIn,
  rename,
  replaceWith,
} from '../elements.js';

/** In place: what stands as it was typed becomes a paragraph with its lines. */
export function arrangePreformatted(fragment: Fragment): void {
  for (const block of elementsIn(fragment)) {
    if (block.tagName !== 'pre') continue;
    for (const node of descendants(block)) if (tree.isTextNode(node)) replaceWith(node, linesOf(node.value));
    rename(block, 'p');
  }
}

function linesOf(words: string): ChildNode[] {
  const [first = '', ...others] = words.split('\n');
  return [createText(first), ...others.flatMap((line) => [createElement('br'), createText(line)])];
}
