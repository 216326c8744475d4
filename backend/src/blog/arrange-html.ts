import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, html } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;
export type Fragment = DefaultTreeAdapterTypes.DocumentFragment;

const BLOCKS = new Set(['h1', 'h2', 'h3', 'p', 'ol', 'ul', 'li', 'blockquote', 'figure', 'figcaption']);
const LISTS = new Set(['ol', 'ul']);

/** Puts cleaned HTML in order, in place: blocks at the top, real lists, no empty paragraphs, no hard spaces. */
export function arrange(fragment: Fragment): void {
  for (const node of descendants(fragment)) {
    if (tree.isTextNode(node)) node.value = node.value.replaceAll('\u00A0', ' ');
    else if (tree.isElementNode(node) && LISTS.has(node.tagName)) splitList(node);
  }
  wrapLooseText(fragment);
  for (const node of descendants(fragment)) if (isEmptyParagraph(node)) tree.detachNode(node);
}

/** Every node below this one, as they were before anything is moved. */
export function descendants(parent: Fragment | Element): ChildNode[] {
  return parent.childNodes.flatMap((child) =>
    tree.isElementNode(child) ? [child, ...descendants(child)] : [child],
  );
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** The editor keeps both kinds of list in one <ol> and says in `data-list` which kind an item is. */
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
    item.attrs = [];
    tree.appendChild(current, item);
  }
  tree.detachNode(list);
}

function listKind(item: Element): string | undefined {
  const kind = attribute(item, 'data-list');
  if (kind === undefined) return undefined;
  return kind === 'ordered' ? 'ol' : 'ul';
}

function wrapLooseText(fragment: Fragment): void {
  let paragraph: Element | undefined;
  for (const child of fragment.childNodes.slice()) {
    if (tree.isElementNode(child) && BLOCKS.has(child.tagName)) {
      paragraph = undefined;
      continue;
    }
    if (!paragraph) {
      paragraph = createElement('p');
      tree.insertBefore(fragment, paragraph, child);
    }
    tree.detachNode(child);
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
