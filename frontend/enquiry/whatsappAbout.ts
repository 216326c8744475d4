import { site } from '../content/site.ts';

/** With a text that the visitor can change before sending it. @param title of the page, or what it is about */
export function whatsappAbout(chat: string, title: string): string {
  const [page = ''] = title.split(' | ');
  const text = site.contactRail.whatsappText.replace('{page}', () => page);
  return `${chat}?text=${encodeURIComponent(text)}`;
}
