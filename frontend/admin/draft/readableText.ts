import { admin } from '../../content/admin/admin.ts';

const BLOCKS = 'h1, h2, h3, p, li, blockquote, figure, figcaption, footer, caption, tr, img';

/** HTML as lines of text; pictures become their descriptions. */
export function readableText(
  html: string,
  wordsFor = (image: HTMLImageElement) => admin.compare.picture(image.alt),
): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const link of page.querySelectorAll('a')) link.append(` (${link.getAttribute('href') ?? ''})`);
  for (const cell of page.querySelectorAll(':is(td, th) + :is(td, th)')) cell.prepend(' | ');
  for (const line of page.querySelectorAll('br')) line.replaceWith('\n');
  for (const block of page.querySelectorAll(BLOCKS)) {
    block.before('\n');
    block.after('\n');
  }
  for (const image of page.querySelectorAll('img')) image.replaceWith(wordsFor(image));
  const lines = page.body.textContent.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join('\n');
}
