import { defaultTreeAdapter as tree } from 'parse5';
import {
  type Element,
  type Fragment,
  ancestors,
  childElements,
  createElement,
  elementsIn,
  replaceWith,
} from '../elements.js';

const MAX_BESIDE = 3;

/** In place: a figure of figures is a row of two or three pictures; one without a picture is none. */
export function arrangeFigures(fragment: Fragment): void {
  for (const figure of elementsIn(fragment).filter(isFigure)) {
    const inner = elementsIn(figure);
    if (inner.some(isFigure)) arrangeRow(figure);
    else if (!inner.some(isPicture)) replaceWith(figure, wordsOf(figure));
  }
}

function arrangeRow(row: Element): void {
  const pictures = childElements(row).filter((child) => isFigure(child) && elementsIn(child).some(isPicture));
  const rest = wordsOf(row).filter((child) => !pictures.some((picture) => picture === child));
  const isNested =
    ancestors(row).some(isFigure) || pictures.some((picture) => elementsIn(picture).some(isFigure));
  const rows = isNested
    ? pictures
    : evenly(pictures)
        .map((some) => (some.length === 1 ? some : [createElement('figure', some)]))
        .flat();
  replaceWith(row, [...rows, ...rest]);
}

/** Four are two and two. */
function evenly(pictures: readonly Element[]): Element[][] {
  const rows = Math.ceil(pictures.length / MAX_BESIDE);
  return Array.from({ length: rows }, (_row, at) => {
    const [from, to] = [at, at + 1].map((edge) => Math.ceil((edge * pictures.length) / rows));
    return pictures.slice(from, to);
  });
}

function wordsOf(figure: Element) {
  return figure.childNodes.map((child) =>
    tree.isElementNode(child) && child.tagName === 'figcaption'
      ? createElement('p', [...child.childNodes])
      : child,
  );
}

function isFigure({ tagName }: Element): boolean {
  return tagName === 'figure';
}

function isPicture({ tagName }: Element): boolean {
  return tagName === 'img';
}
