import { storedForm } from './storedForm.ts';

/** The editor writes every space as `&nbsp;`, which forbids line breaks. */
export function cleanEditorHtml(html: string): string {
  return storedForm(html.replaceAll('&nbsp;', ' '));
}

export function isBlankHtml(html: string): boolean {
  if (/<img\b/i.test(html)) return false;
  return html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() === '';
}
