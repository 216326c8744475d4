import { defaultTreeAdapter as tree } from 'parse5';
import { type ChildNode, type Element, createText } from '../elements.js';

export const INLINE = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'a', 'img']);

/** What is in it as one line: blocks and breaks become spaces. */
export function flatWords(element: Element): ChildNode[] {
  const line = flatten(element.childNodes).filter((node) => !tree.isTextNode(node) || node.value !== '');
  const [first, last] = [line[0], line.at(-1)];
  if (first && tree.isTextNode(first)) first.value = first.value.trimStart();
  if (last && tree.isTextNode(last)) last.value = last.value.trimEnd();
  return line;
}

function flatten(nodes: readonly ChildNode[]): ChildNode[] {
  return nodes.flatMap((node) => {
    if (tree.isTextNode(node)) node.value = node.value.replaceAll(/\s+/g, ' ');
    if (!tree.isElementNode(node)) return node;
    const inside = flatten(node.childNodes);
    if (!INLINE.has(node.tagName)) return [createText(' '), ...inside, createText(' ')];
    node.childNodes = [];
    for (const child of inside) tree.appendChild(node, child);
    return node;
  });
}
