import { escapeUTF8 } from 'entities';

/** A plain page of paragraphs; line breaks inside a paragraph are kept. Everything is escaped. */
export function mailHtml(text: string): string {
  const paragraphs = text
    .split('\n\n')
    .map((paragraph) => `<p>${escapeUTF8(paragraph).replaceAll('\n', '<br>\n')}</p>`);
  return htmlPage(paragraphs.join('\n'));
}

/** @param body markup in which everything that somebody typed is escaped already */
export function htmlPage(body: string): string {
  return `<!doctype html>\n<html lang="en-IN">\n<body style="font-family: sans-serif; line-height: 1.5">\n${body}\n</body>\n</html>\n`;
}
