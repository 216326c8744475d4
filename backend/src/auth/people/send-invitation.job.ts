import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import { z } from 'zod';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { MailFailure } from '../../mail/mail-failure.js';
import { MailJob } from '../../mail/mail.job.js';
import { Mailer } from '../../mail/mailer.js';
import { InvitationLinks } from './invitation-links.js';
import { Invitation } from './invitation.entity.js';
import { invitationMail } from './invitation.mail.js';
import { SEND_INVITATION } from './invitations.service.js';

const payload = z.object({ invitationId: z.uuid(), linkKey: z.uuid() });
type Payload = z.infer<typeof payload>;

@Injectable()
export class SendInvitation extends MailJob<Payload> {
  readonly name = SEND_INVITATION;
  readonly payload = payload;

  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly links: InvitationLinks,
    @Inject(ENV) private readonly env: Env,
  ) {
    super();
  }

  /** Says nothing about an invitation that was sent again meanwhile. */
  async run({ invitationId: id, linkKey }: Payload, signal: AbortSignal): Promise<void> {
    const { manager } = this.database;
    const where = { id, linkKey, mailedAt: IsNull(), expiresAt: MoreThan(new Date()) };
    const invitation = await manager.findOneBy(Invitation, where);
    if (!invitation) return;
    const mail = invitationMail(invitation, this.links.linkTo(invitation), this.env.ENQUIRY_TO);
    try {
      await this.mailer.send(mail, signal);
    } catch (error) {
      await manager.update(Invitation, { id, linkKey }, { mailFailedAt: new Date() });
      if (error instanceof MailFailure && error.isPermanent) return;
      throw error;
    }
    await manager.update(Invitation, { id, linkKey }, { mailedAt: new Date(), mailFailedAt: null });
  }
}
