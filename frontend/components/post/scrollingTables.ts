import { table as words } from '../../content/blogs.json';

const TABLE = /<table>(?:<caption>(.*?)<\/caption>)?.*?<\/table>/gs;

/** Each table in a region that scrolls sideways, also by keyboard. */
export function scrollingTables(html: string): string {
  let number = 0;
  return html.replaceAll(TABLE, (table: string, caption = '') => {
    number += 1;
    const name = caption.replaceAll(/<[^>]*>/g, '').replaceAll('"', '&quot;') || `${words} ${number}`;
    return `<div role="region" tabindex="0" aria-label="${name}">${table}</div>`;
  });
}
