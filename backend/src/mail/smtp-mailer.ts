import { createTransport } from 'nodemailer';
import type { Env } from '../config/env.js';
import { MailFailure } from './mail-failure.js';
import { Mailer, type Mail } from './mailer.js';
import { mimeFields } from './mime-fields.js';
import { isOwnMailHost } from '../config/own-mail-host.js';

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

/** TLS is required except for the stack's own mail server. Certificates are always checked. */
export class SmtpMailer extends Mailer {
  private readonly transport;

  constructor(env: Env, url: string) {
    super(env);
    this.transport = createTransport({
      url,
      requireTLS: !isOwnMailHost(url),
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
    });
  }

  async send(mail: Mail, signal: AbortSignal): Promise<void> {
    try {
      await this.transport.sendMail({ ...mimeFields(mail, this.env), signal });
    } catch (error) {
      throw MailFailure.of(error);
    }
  }
}
