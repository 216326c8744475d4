import { Logger } from '@nestjs/common';
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
  private readonly logger = new Logger(SmtpMailer.name);
  private readonly transport;
  /** By the id of a mail that others have taken: who refused it, and is sent it again. */
  private readonly refused = new Map<string, string[]>();

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
    const fields = mimeFields(mail, this.env);
    const to = this.refused.get(mail.id);
    try {
      const { rejected, rejectedErrors } = await this.transport.sendMail({
        ...fields,
        ...(to && { envelope: { from: fields.from, to } }),
        signal,
      });
      if (rejected.length === 0) return void this.refused.delete(mail.id);
      const refusal = rejectedErrors?.[0] ?? new Error('The mail server refused one of several addresses.');
      const { isPermanent, message } = MailFailure.of(refusal);
      if (mail.isForAnybody && isPermanent)
        return this.logger.warn(`To one of several addresses: ${message}`);
      this.refused.set(mail.id, rejected);
      throw refusal;
    } catch (error) {
      throw MailFailure.of(error);
    }
  }
}
