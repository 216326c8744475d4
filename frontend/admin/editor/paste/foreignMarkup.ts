import { UNSENT } from '../blots/DescribedImage.ts';

const COMMENTS = '[style*="mso-element:comment"], [class*="MsoComment"], .msocomanchor, hr.msocomoff';
const UNREADABLE = 'br[style*="page-break"], br.Apple-interchange-newline';
/** Of a picture that only the program, or the device, can show that it was copied from. */
const UNREACHABLE = /^(?!https?:|data:|unsent:)[a-z][a-z\d+.-]*:/i;

/** In place. @returns how many there were */
export function removeUnreachablePictures(page: Document): number {
  const pictures = [...page.querySelectorAll(`img:not([${UNSENT}])`)].filter((picture) =>
    UNREACHABLE.test(picture.getAttribute('src') ?? ''),
  );
  for (const picture of pictures) picture.remove();
  return pictures.length;
}

/** In place, for what Word and Google Docs put on the clipboard. */
export function cleanForeignMarkup(page: Document): void {
  for (const unreadable of page.querySelectorAll(UNREADABLE)) unreadable.remove();
  if (isWord(page)) cleanWord(page);
  else if (!page.querySelector('[id^="docs-internal-guid-"]')) return;
  for (const box of page.querySelectorAll('[role="checkbox"] > img')) box.remove();
  for (const letters of page.querySelectorAll('a u')) letters.replaceWith(...letters.childNodes);
  for (const letters of page.querySelectorAll('a [style]')) dropStyle(letters, 'text-decoration');
  for (const line of page.querySelectorAll('[style*="text-indent"]')) dropStyle(line, 'text-indent');
  for (const { nextSibling: words } of page.querySelectorAll('br'))
    if (words instanceof Text) words.data = words.data.trimStart();
  for (const item of page.querySelectorAll('li[aria-level]')) keepLevel(item);
  for (const paragraph of page.querySelectorAll('p'))
    if (!paragraph.textContent.trim() && !paragraph.querySelector('img')) paragraph.remove();
}

function isWord(page: Document): boolean {
  const generator = page.querySelector('meta[name="Generator" i]')?.getAttribute('content') ?? '';
  return generator.includes('Microsoft Word') || page.querySelector('[class^="Mso"]') !== null;
}

function cleanWord(page: Document): void {
  for (const gone of page.querySelectorAll(`${COMMENTS}, del`)) gone.remove();
  for (const place of page.querySelectorAll('a[href^="#_"]')) place.replaceWith(...place.childNodes);
  for (const heading of page.querySelectorAll<HTMLElement>(
    ':is(h1, h2, h3, h4, h5, h6)[style*="mso-list"]',
  )) {
    for (const number of heading.querySelectorAll('[style*="mso-list:Ignore"]')) number.remove();
    heading.removeAttribute('style');
  }
  for (const quotation of page.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')) {
    const block = page.createElement('blockquote');
    block.append(...quotation.childNodes);
    quotation.replaceWith(block);
  }
}

/** By hand: the browser would drop Word's own properties as well. */
function dropStyle(element: Element, property: string): void {
  const style = element.getAttribute('style') ?? '';
  element.setAttribute('style', style.replaceAll(new RegExp(`(^|;)\\s*${property}\\s*:[^;]*`, 'gi'), '$1'));
}

/** Word on the web gives each level a list of its own. */
function keepLevel(item: Element): void {
  const level = Number(item.getAttribute('aria-level'));
  if (level > 1 && level <= 9 && !item.parentElement?.parentElement?.closest('ol, ul'))
    item.classList.add(`ql-indent-${level - 1}`);
}
