import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, html } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type ChildNode = DefaultTreeAdapterTypes.ChildNode;
export type Fragment = DefaultTreeAdapterTypes.DocumentFragment;

/** As they were before anything is moved. */
export function descendants(parent: Fragment | Element): ChildNode[] {
  return parent.childNodes.flatMap((child) =>
    tree.isElementNode(child) ? [child, ...descendants(child)] : [child],
  );
}

export function elementsIn(parent: Fragment | Element): Element[] {
  return descendants(parent).filter((node) => tree.isElementNode(node));
}

export function childElements(parent: Fragment | Element): Element[] {
  return parent.childNodes.filter((node) => tree.isElementNode(node));
}

export function ancestors(element: Element): Element[] {
  const parent = tree.getParentNode(element);
  return parent && tree.isElementNode(parent) ? [parent, ...ancestors(parent)] : [];
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

export function createElement(tagName: string, children: readonly ChildNode[] = []): Element {
  const element = tree.createElement(tagName, html.NS.HTML, []);
  for (const child of children) adopt(element, child);
  return element;
}

export function createText(words: string): ChildNode {
  return tree.createTextNode(words);
}

export function hasContent(node: ChildNode): boolean {
  return !tree.isTextNode(node) || node.value.trim() !== '';
}

export function adopt(parent: Fragment | Element, child: ChildNode): void {
  tree.detachNode(child);
  tree.appendChild(parent, child);
}

export function replaceWith(replaced: ChildNode, nodes: readonly ChildNode[]): void {
  const parent = tree.getParentNode(replaced);
  if (!parent) return;
  for (const node of nodes) {
    tree.detachNode(node);
    tree.insertBefore(parent, node, replaced);
  }
  tree.detachNode(replaced);
}

export function rename(element: Element, tagName: string): void {
  element.tagName = tagName;
  element.nodeName = tagName;
}
