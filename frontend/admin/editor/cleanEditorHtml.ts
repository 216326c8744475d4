/** The editor writes every space as `&nbsp;`, which forbids line breaks; a non-breaking space that was typed stays. */
export function cleanEditorHtml(html: string): string {
  return html.replaceAll('&nbsp;', ' ');
}

/** Nothing a reader would see: no picture and no letter. */
export function isBlankHtml(html: string): boolean {
  if (/<img\b/i.test(html)) return false;
  return html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() === '';
}
