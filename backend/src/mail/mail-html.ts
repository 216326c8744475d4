import { escapeUTF8 } from 'entities';
import { studio } from '../studio/studio.js';

/** @param typed by a visitor: no line of it becomes a link */
export function mailHtml(text: string, siteUrl: string, typed = ''): string {
  const site = new URL('/', siteUrl).href;
  const typedLines = new Set(typed.split('\n'));
  const markup = (line: string) => {
    const words = escapeUTF8(line);
    const isLink = line.startsWith(site) && !/\s/.test(line) && !typedLines.has(line);
    return isLink ? `<a href="${words}">${words}</a>` : words;
  };
  const paragraphs = text
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.split('\n').map(markup).join('<br>\n')}</p>`);
  return htmlPage(paragraphs.join('\n'));
}

/** @param body markup in which all user input is escaped */
export function htmlPage(body: string): string {
  return `<!doctype html>\n<html lang="${studio.locale.language}">\n<body style="font-family: sans-serif; line-height: 1.5; overflow-wrap: anywhere">\n${body}\n</body>\n</html>\n`;
}
