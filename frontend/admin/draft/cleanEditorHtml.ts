/** The editor writes every space as `&nbsp;`, which forbids line breaks. */
export function cleanEditorHtml(html: string): string {
  return html.replaceAll('&nbsp;', ' ').replaceAll(FIGURE, figureOf);
}

const FIGURE = /<figure>(<img\b[^>]*>)?(.*?)<\/figure>/gs;

/** In the editor a picture and its caption are one line. */
function figureOf(_line: string, picture: string | undefined, text: string): string {
  if (!picture) return `<p>${text}</p>`;
  return `<figure>${picture}${text && `<figcaption>${text}</figcaption>`}</figure>`;
}

export function isBlankHtml(html: string): boolean {
  if (/<img\b/i.test(html)) return false;
  return html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() === '';
}
