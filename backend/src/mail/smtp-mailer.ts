import { createTransport } from 'nodemailer';
import type { Env } from '../config/env.js';
import { MailFailure } from './mail-failure.js';
import { Mailer, type Mail } from './mailer.js';
import { mimeFields } from './mime-fields.js';
import { isOwnMailHost } from '../config/own-mail-host.js';

const CONNECT_WITHIN_MS = 10_000;
const SILENCE_AT_MOST_MS = 30_000;

/** Passwords and mails go over no line in the clear, except to the stack's own server. Certificates are always checked. */
export class SmtpMailer extends Mailer {
  private readonly transport;

  constructor(
    private readonly env: Env,
    url: string,
  ) {
    super();
    this.transport = createTransport({
      url,
      requireTLS: !isOwnMailHost(url),
      connectionTimeout: CONNECT_WITHIN_MS,
      greetingTimeout: CONNECT_WITHIN_MS,
      socketTimeout: SILENCE_AT_MOST_MS,
    });
  }

  async send(mail: Mail, signal: AbortSignal): Promise<void> {
    try {
      await this.transport.sendMail({ ...mimeFields(mail, this.env), signal });
    } catch (error) {
      throw MailFailure.of(error);
    }
  }

  /** Nothing is kept. */
  async forget(): Promise<void> {}
}
