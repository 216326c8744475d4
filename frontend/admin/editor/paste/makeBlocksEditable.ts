import { emptyParagraph } from './makeTablesEditable.ts';

/** In the editor a quotation of several paragraphs is as many that have none. */
const PARTED = 'ol + ol, ul + ul, blockquote:has(> p) + blockquote, blockquote + blockquote:has(> p)';
/** Word gives one list several elements. */
const LEVELS = '[aria-level], [class*="ql-indent"]';

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
  for (const block of page.querySelectorAll(PARTED))
    if (isOfItsOwn(block)) block.before(emptyParagraph(page));
  for (const more of page.querySelectorAll(':is(li, figcaption) > p + p')) joinWithFormer(more);
  for (const picture of page.querySelectorAll('li > img:has(+ :is(ol, ul))')) endLineAfter(picture);
}

/** The editor ends it before a list after every other element. */
function endLineAfter(picture: Element): void {
  const line = picture.ownerDocument.createElement('span');
  const { nextSibling: words } = picture;
  picture.replaceWith(line);
  line.append(picture);
  if (words instanceof Text) line.append(words);
}

/** In the editor an item and a caption are lines of one block. */
function joinWithFormer(paragraph: Element): void {
  const { previousElementSibling: former, ownerDocument: page } = paragraph;
  let { previousSibling: between } = paragraph;
  while (between instanceof Text && !between.data.trim()) between = between.previousSibling;
  if (between !== former) return;
  former?.append(page.createElement('br'), ...paragraph.childNodes);
  paragraph.remove();
}

function isOfItsOwn(block: Element): boolean {
  const before = block.previousElementSibling;
  const hasLevels = [before, block].some((list) => list?.querySelector(LEVELS));
  return !hasLevels && !block.parentElement?.closest('ol, ul, blockquote');
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
