import { Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Env } from '../config/env.js';
import { MailFailure, smtpError } from './mail-failure.js';
import { Mailer, type Mail } from './mailer.js';
import { mimeFields } from './mime-fields.js';
import { isOwnMailHost } from '../config/own-mail-host.js';

const CONNECT_TIMEOUT_MS = 10_000;
/** Servers that look for viruses answer minutes after the mail; who hangs up before makes them have it twice. */
const SOCKET_TIMEOUT_MS = 200_000;

const refusalSchema = smtpError.extend({ recipient: z.string() });
type Refusal = z.infer<typeof refusalSchema>;
const answer = z.object({ rejectedErrors: z.array(refusalSchema).default([]) });

/** TLS is required except for the stack's own mail server. Certificates are always checked. */
export class SmtpMailer extends Mailer {
  private readonly logger = new Logger(SmtpMailer.name);
  private readonly transport;
  /** By the id of a mail that others have taken: who put it off, and is sent it again, and who refused it for good. */
  private readonly refused = new Map<string, { to: string[]; forGood: Refusal[] }>();

  constructor(env: Env, onSent: () => Promise<void>, url: string) {
    super(env, onSent);
    this.transport = createTransport({
      url,
      requireTLS: !isOwnMailHost(url),
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
    });
  }

  protected async deliver(mail: Mail, signal: AbortSignal): Promise<string[]> {
    const earlier = this.refused.get(mail.id);
    const refusals = await this.attempt(mail, signal, earlier?.to);
    const putOff = refusals.filter((refusal) => !isPermanent(refusal));
    const forGood = [...(earlier?.forGood ?? []), ...refusals.filter(isPermanent)];
    const [first] = putOff;
    if (first) {
      this.refused.set(mail.id, { to: putOff.map(({ recipient }) => recipient), forGood });
      throw MailFailure.of({ ...first, message: inWords(first) });
    }
    this.refused.delete(mail.id);
    for (const refusal of forGood)
      this.logger.warn(`To one of several addresses: ${MailFailure.of(refusal).message}`);
    return forGood.map(inWords);
  }

  /** @returns the refusals of some, where others have it */
  private async attempt(mail: Mail, signal: AbortSignal, to?: string[]): Promise<Refusal[]> {
    const fields = mimeFields(mail, this.env);
    try {
      const sent = await this.transport.sendMail({
        ...fields,
        ...(to && { envelope: { from: fields.from, to } }),
        signal,
      });
      return answer.parse(sent).rejectedErrors;
    } catch (error) {
      const refusals = answer.safeParse(error).data?.rejectedErrors ?? [];
      if (to && refusals.length > 0) return refusals;
      throw MailFailure.of(error);
    }
  }
}

const isPermanent = (refusal: Refusal) => MailFailure.of(refusal).isPermanent;
const inWords = ({ recipient, message }: Refusal) => `${recipient}: ${message}`;
