import { defaultTreeAdapter as tree } from 'parse5';
import { flatWords } from './flat-words.js';
import {
  type Element,
  type Fragment,
  adopt,
  createElement,
  elementsIn,
  hasContent,
  rename,
  replaceWith,
} from '../elements.js';
import { wrapLooseText } from './wrap-loose-text.js';

/** In place: a quotation may end with its source in a footer; elsewhere a footer is a paragraph. */
export function arrangeQuotations(fragment: Fragment): void {
  for (const element of elementsIn(fragment)) {
    if (element.tagName !== 'footer' && element.tagName !== 'cite') continue;
    const parent = tree.getParentNode(element);
    const quotation =
      parent && tree.isElementNode(parent) && parent.tagName === 'blockquote' ? parent : undefined;
    if (quotation?.childNodes.findLast(hasContent) === element) makeSource(quotation, element);
    else if (element.tagName === 'footer') rename(element, 'p');
    else replaceWith(element, [...element.childNodes]);
  }
}

function makeSource(quotation: Element, source: Element): void {
  const footer = createElement('footer', flatWords(source));
  tree.detachNode(source);
  wrapLooseText(quotation);
  if (footer.childNodes.some(hasContent)) adopt(quotation, footer);
}
