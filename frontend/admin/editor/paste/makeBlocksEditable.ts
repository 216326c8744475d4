/** In place: a row of figures becomes figures that are marked, and the source of a quotation a line below it. */
export function makeBlocksEditable(page: Document): void {
  for (const figure of page.querySelectorAll('figure:has(figure), figure:has(blockquote)'))
    openFigure(figure);
  for (const caption of page.querySelectorAll('figure > a + figcaption')) joinWithLink(caption);
  for (const source of page.querySelectorAll('blockquote > :is(footer, cite):last-child')) {
    const line = page.createElement('footer');
    line.append(...source.childNodes);
    source.closest('blockquote')?.after(line);
    source.remove();
  }
}

function joinWithLink(caption: Element): void {
  caption.previousElementSibling?.after(...caption.childNodes);
  caption.remove();
}

function openFigure(figure: Element): void {
  for (const caption of figure.querySelectorAll(':scope > figcaption')) {
    const paragraph = figure.ownerDocument.createElement('p');
    paragraph.append(...caption.childNodes);
    caption.replaceWith(paragraph);
  }
  const [, ...others] = figure.querySelectorAll(':scope > figure');
  for (const other of others) other.setAttribute('data-beside', 'true');
  figure.replaceWith(...figure.childNodes);
}
