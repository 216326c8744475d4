import { admin } from '../../content/admin.ts';

const BLOCKS = 'h1, h2, h3, p, li, blockquote, figure, figcaption';

/** HTML as lines of text; pictures become their descriptions. */
export function readableText(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const image of page.querySelectorAll('img')) image.replaceWith(admin.compare.picture(image.alt));
  for (const link of page.querySelectorAll('a')) link.append(` (${link.getAttribute('href') ?? ''})`);
  for (const line of page.querySelectorAll('br')) line.replaceWith('\n');
  for (const block of page.querySelectorAll(BLOCKS)) block.append('\n');
  return page.body.textContent.trim();
}
