import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { Env } from '../config/env.js';
import type { Mail } from './mailer.js';

/** Nodemailer must never open files or addresses that are named in a text. */
export function mimeFields(mail: Mail, env: Env): SendMailOptions {
  const headers = mail.isAutomaticReply
    ? { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }
    : { 'Auto-Submitted': 'auto-generated' };
  return {
    messageId: `<${mail.id}@${new URL(env.SITE_URL).hostname}>`,
    from: env.MAIL_FROM,
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: mail.isCanary ? { ...headers, 'X-Canary': 'yes' } : headers,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
