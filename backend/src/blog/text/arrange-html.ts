import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, html } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;
export type Fragment = DefaultTreeAdapterTypes.DocumentFragment;

const BLOCKS = new Set(['h1', 'h2', 'h3', 'p', 'ol', 'ul', 'li', 'blockquote', 'figure', 'figcaption']);
const LISTS = new Set(['ol', 'ul']);

/** In place: blocks at the top, real lists, no empty paragraphs, no hard spaces. */
export function arrangeHtml(fragment: Fragment): void {
  for (const node of descendants(fragment)) {
    if (tree.isTextNode(node)) node.value = node.value.replaceAll('\u00A0', ' ');
    if (!tree.isElementNode(node)) continue;
    if (LISTS.has(node.tagName)) splitList(node);
    if (node.tagName === 'li') wrapItem(node);
  }
  wrapLooseText(fragment);
  for (const node of descendants(fragment)) if (isEmptyParagraph(node)) tree.detachNode(node);
}

/** As they were before anything is moved. */
export function descendants(parent: Fragment | Element): ChildNode[] {
  return parent.childNodes.flatMap((child) =>
    tree.isElementNode(child) ? [child, ...descendants(child)] : [child],
  );
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
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

function wrapLooseText(fragment: Fragment): void {
  const children = fragment.childNodes;
  fragment.childNodes = [];
  let paragraph: Element | undefined;
  for (const child of children) {
    if (tree.isElementNode(child) && BLOCKS.has(child.tagName)) {
      paragraph = undefined;
      tree.appendChild(fragment, child);
      continue;
    }
    if (!paragraph) {
      paragraph = createElement('p');
      tree.appendChild(fragment, paragraph);
    }
    tree.appendChild(paragraph, child);
  }
}

function isEmptyParagraph(node: ChildNode): boolean {
  if (!tree.isElementNode(node) || node.tagName !== 'p') return false;
  return node.childNodes.every((child) => tree.isTextNode(child) && child.value.trim() === '');
}

function createElement(tagName: string): Element {
  return tree.createElement(tagName, html.NS.HTML, []);
}
