import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import type { Admin } from '../admin.entity.js';
import { sha256 } from '../sha256.js';
import { SingleSignOnTicket } from './single-sign-on-ticket.entity.js';

const TICKET_LASTS_MS = 60_000;

/** The session is opened by a request of our own page: the provider's answer comes from another site, without our strict cookies. */
@Injectable()
export class SingleSignOnTickets {
  constructor(private readonly database: DataSource) {}

  async make({ id: adminId }: Admin, binding: string): Promise<string> {
    const { manager } = this.database;
    const ticket = randomBytes(32).toString('base64url');
    await manager.delete(SingleSignOnTicket, { expiresAt: LessThan(new Date()) });
    await manager.insert(SingleSignOnTicket, {
      tokenHash: sha256(ticket),
      browserHash: sha256(binding),
      adminId,
      expiresAt: new Date(Date.now() + TICKET_LASTS_MS),
    });
    return ticket;
  }

  /** Works once, also for a wrong browser. */
  async redeem(ticket: string, binding = ''): Promise<Admin | undefined> {
    const { manager } = this.database;
    const where = { tokenHash: sha256(ticket) };
    const found = await manager.findOne(SingleSignOnTicket, { where, relations: { admin: true } });
    const { affected } = await manager.delete(SingleSignOnTicket, where);
    if (!found || affected !== 1 || found.expiresAt < new Date()) return undefined;
    return found.browserHash === sha256(binding) ? found.admin : undefined;
  }
}
