import { escapeUTF8 } from 'entities';
import { studio } from '../studio/studio.js';

export function mailHtml(text: string): string {
  const paragraphs = text
    .split('\n\n')
    .map((paragraph) => `<p>${escapeUTF8(paragraph).replaceAll('\n', '<br>\n')}</p>`);
  return htmlPage(paragraphs.join('\n'));
}

/** @param body markup in which all user input is escaped */
export function htmlPage(body: string): string {
  return `<!doctype html>\n<html lang="${studio.locale.language}">\n<body style="font-family: sans-serif; line-height: 1.5">\n${body}\n</body>\n</html>\n`;
}
