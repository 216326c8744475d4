import type { Mail } from '../../mail/mailer.js';
import { mailHtml } from '../../mail/mail-html.js';
import { studio } from '../../studio/studio.js';
import type { Invitation } from './invitation.entity.js';

const { language, timeZone, timeZoneName } = studio.locale;
const moment = new Intl.DateTimeFormat(language, {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone,
});

export function invitationMail(
  { linkKey, email, role, invitedBy, expiresAt }: Invitation,
  link: string,
  replyTo: string,
): Mail {
  const { host } = new URL(link);
  const text = [
    `${invitedBy} invites you to work on the website ${host}. Your role there is ${role}.`,
    `Choose your name and your password here:\n${link}`,
    `The link works once, until ${formatExpiry(expiresAt)}. Give it to nobody else.`,
    'If you do not know what this is about, you need not do anything.',
  ].join('\n\n');
  return {
    id: `invitation.${linkKey}`,
    to: { name: '', address: email },
    replyTo,
    subject: `Your invitation to ${host}`,
    text,
    html: mailHtml(text, link),
  };
}

export function formatExpiry(expiresAt: Date): string {
  return `${moment.format(expiresAt)} (${timeZoneName})`;
}
