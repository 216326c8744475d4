import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parseFragment } from 'parse5';
import { attribute, descendants } from '../../src/blog/elements.js';

/** What each element may carry, as a browser's parser sees it. */
const HARMLESS: Record<string, string[]> = {
  ...Object.fromEntries(
    'h1 h2 h3 p br strong b em i u s ol ul li blockquote footer figure figcaption table caption thead tbody tr td'
      .split(' ')
      .map((tag) => [tag, []]),
  ),
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'data-decorative'],
  th: ['scope'],
};

/** What could run, or lead a reader astray, in a text that was cleaned. */
export function harms(html: string): string[] {
  const nodes = descendants(parseFragment(html));
  const comments = nodes.filter((node) => tree.isCommentNode(node)).map(({ data }) => `<!--${data}`);
  return [...nodes.filter((node) => tree.isElementNode(node)).flatMap(harmsOf), ...comments];
}

function harmsOf(element: DefaultTreeAdapterTypes.Element): string[] {
  const allowed = HARMLESS[element.tagName];
  if (!allowed) return [`<${element.tagName}>`];
  const href = attribute(element, 'href') ?? '/';
  const src = attribute(element, 'src') ?? '/api/uploads/';
  return [
    ...element.attrs.filter(({ name }) => !allowed.includes(name)).map(({ name }) => name),
    ...(/^(https?:|mailto:|tel:|[/#?](?![/\\])|[\w.-]+(\/|$))/.test(href) && !href.startsWith('//')
      ? []
      : [href]),
    ...(/^(https?:\/\/|\/api\/uploads\/)/.test(src) ? [] : [src]),
  ];
}
