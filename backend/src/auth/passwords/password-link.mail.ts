import { mailHtml } from '../../mail/mail-html.js';
import type { Mail } from '../../mail/mailer.js';
import { studio } from '../../studio/studio.js';
import type { Admin } from '../admin.entity.js';
import { LINK_MINUTES } from './password-links.js';

const clock = new Intl.DateTimeFormat(studio.locale.language, {
  timeStyle: 'short',
  timeZone: studio.locale.timeZone,
});

interface PasswordLink {
  token: string;
  expiresAt: Date;
}

export function passwordLinkMail(
  { email, name }: Pick<Admin, 'email' | 'name'>,
  { token, expiresAt }: PasswordLink,
  replyTo: string,
  siteUrl: string,
): Omit<Mail, 'id'> {
  const until = `${clock.format(expiresAt)} (${studio.locale.timeZoneName})`;
  const text = [
    name ? `Hello ${name},` : 'Hello,',
    `Somebody, probably you, asked for a new password for ${email}. With this link you choose one, once and until ${until}:\n${new URL(`/admin/new-password#${token}`, siteUrl).href}`,
    'It then ends every session of yours. If you sign in with a second step, it is asked for as ever.',
    `If it was not you, you need not do anything: your password is as it was, and the link is over in ${LINK_MINUTES} minutes.`,
  ].join('\n\n');
  return {
    to: { name, address: email },
    replyTo,
    subject: 'A link for a new password',
    text,
    html: mailHtml(text, siteUrl),
  };
}
