import { escapeUTF8 } from 'entities';
import { studio } from '../studio/studio.js';

/** Alone in its line, or named. */
const NUMBER = /^(Phone: )?(\+\d[\d ]{6,}\d)(?= \(|$)/;

/** @param typed by a visitor: no line of it becomes a link */
export function mailHtml(text: string, siteUrl: string, typed = ''): string {
  const site = new URL('/', siteUrl).href;
  const typedLines = new Set(typed.split('\n'));
  const markup = (line: string) => {
    const words = escapeUTF8(line);
    if (typedLines.has(line)) return words;
    if (line.startsWith(site) && !/\s/.test(line)) return `<a href="${words}">${words}</a>`;
    return words.replace(NUMBER, linkToNumber);
  };
  const paragraphs = text
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.split('\n').map(markup).join('<br>\n')}</p>`);
  return htmlPage(paragraphs.join('\n'));
}

const linkToNumber = (_line: string, name = '', number = '') =>
  `${name}<a href="tel:${number.replaceAll(' ', '')}">${number}</a>`;

/** @param body markup in which all user input is escaped */
export function htmlPage(body: string): string {
  return `<!doctype html>\n<html lang="${studio.locale.language}">\n<body style="font-family: sans-serif; line-height: 1.5; overflow-wrap: anywhere">\n${body}\n</body>\n</html>\n`;
}
