/** The editor writes every space as `&nbsp;`, which forbids line breaks; a non-breaking space that was typed stays. */
export function cleanEditorHtml(html: string): string {
  return html.replaceAll('&nbsp;', ' ').replaceAll(FIGURE, figureOf);
}

const FIGURE = /<figure>(<img\b[^>]*>)?(.*?)<\/figure>/gs;

/** The editor holds a picture and its caption as one line; a line that lost its picture is a paragraph. */
function figureOf(_line: string, picture: string | undefined, text: string): string {
  if (!picture) return `<p>${text}</p>`;
  return `<figure>${picture}${text && `<figcaption>${text}</figcaption>`}</figure>`;
}

/** Nothing a reader would see: no picture and no letter. */
export function isBlankHtml(html: string): boolean {
  if (/<img\b/i.test(html)) return false;
  return html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() === '';
}
