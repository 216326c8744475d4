import type { Mail } from '../../mail/mailer.js';
import { mailHtml } from '../../mail/mail-html.js';
import { studio } from '../../studio/studio.js';
import type { Rest } from './modal.schema.js';

const day = new Intl.DateTimeFormat(studio.locale.language, {
  dateStyle: 'full',
  timeZone: studio.locale.timeZone,
});

export function modalRestMail(
  { ends_at, shown, closed_at_once }: Rest,
  to: string,
  siteUrl: string,
): Omit<Mail, 'id'> {
  const text = [
    `Of the last ${shown} visitors to whom the enquiry opened by itself, ${closed_at_once} closed it at once. So it rests until ${day.format(new Date(ends_at))}; everybody can still open it by a button.`,
    `A switch on the page Studio lets it open by itself again:\n${new URL('/admin/studio', siteUrl).href}`,
  ].join('\n\n');
  return {
    to,
    replyTo: to,
    subject: 'The enquiry does not open by itself for a fortnight',
    text,
    html: mailHtml(text, siteUrl),
  };
}
