import { site } from '../content/site.ts';

/** With a text that the visitor can change before sending it. @param subject what is looked at, "" when it is no one thing */
export function whatsappAbout(chat: string, subject: string): string {
  const { whatsappText, whatsappGeneral } = site.contactRail;
  const text = subject ? whatsappText.replace('{page}', () => subject) : whatsappGeneral;
  return `${chat}?text=${encodeURIComponent(text)}`;
}
