import { defaultTreeAdapter as tree } from 'parse5';
import { arrangeFigures } from './arrange-figures.js';
import { arrangeLines } from './arrange-lines.js';
import { arrangePreformatted } from './arrange-preformatted.js';
import { arrangeQuotations } from './arrange-quotations.js';
import { arrangeTables } from './arrange-tables.js';
import {
  type ChildNode,
  type Element,
  type Fragment,
  attribute,
  createElement,
  descendants,
  replaceWith,
} from '../elements.js';
import { wrapLooseText } from './wrap-loose-text.js';

const LISTS = new Set(['ol', 'ul']);

/** In place: blocks at the top, real lists, lines with words, plain tables, nothing empty, no hard spaces. */
export function arrangeHtml(fragment: Fragment): void {
  arrangePreformatted(fragment);
  arrangeTables(fragment);
  arrangeFigures(fragment);
  arrangeQuotations(fragment);
  arrangeLines(fragment);
  for (const node of descendants(fragment)) {
    if (tree.isTextNode(node)) node.value = node.value.replaceAll('\u00A0', ' ');
    if (!tree.isElementNode(node)) continue;
    if (LISTS.has(node.tagName)) splitList(node);
    if (node.tagName === 'li') wrapItem(node);
    if (node.tagName === 'a' && !attribute(node, 'href')) replaceWith(node, [...node.childNodes]);
  }
  wrapLooseText(fragment);
  for (const node of descendants(fragment)) if (isEmptyParagraph(node)) tree.detachNode(node);
}

/** Quill puts both kinds of list in one <ol> and the kind of an item in `data-list`. */
function splitList(list: Element): void {
  const parent = tree.getParentNode(list);
  const items = [...list.childNodes].filter((child) => tree.isElementNode(child));
  if (!parent || !items.some((item) => attribute(item, 'data-list'))) return;
  let current: Element | undefined;
  for (const item of items) {
    const kind = listKind(item) ?? list.tagName;
    if (current?.tagName !== kind) {
      current = createElement(kind);
      tree.insertBefore(parent, current, list);
    }
    tree.detachNode(item);
    tree.appendChild(current, item);
  }
  tree.detachNode(list);
}

function wrapItem(item: Element): void {
  item.attrs = [];
  const parent = tree.getParentNode(item);
  if (!parent || (tree.isElementNode(parent) && LISTS.has(parent.tagName))) return;
  const list = createElement('ul');
  tree.insertBefore(parent, list, item);
  tree.detachNode(item);
  tree.appendChild(list, item);
}

function listKind(item: Element): string | undefined {
  const kind = attribute(item, 'data-list');
  if (kind === undefined) return undefined;
  return kind === 'ordered' ? 'ol' : 'ul';
}

function isEmptyParagraph(node: ChildNode): boolean {
  if (!tree.isElementNode(node) || node.tagName !== 'p') return false;
  return node.childNodes.every((child) => tree.isTextNode(child) && child.value.trim() === '');
}
