import { randomBytes } from 'node:crypto';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import { DataSource, IsNull, LessThan, MoreThan } from 'typeorm';
import type { Admin } from '../admin.entity.js';
import { sha256 } from '../sha256.js';
import type { Way } from '../second-factor/way.js';
import { SignInTicket } from './sign-in-ticket.entity.js';

const TICKET_MS = 10 * 60_000;

export interface SecondStepNeeded {
  ticket: string;
  expiresAt: Date;
  ways: Way[];
}

/** Show that the first step of a sign-in was right. */
@Injectable()
export class SignInTickets {
  constructor(private readonly database: DataSource) {}

  async issue({ id, passwordHash }: Admin, firstStep: string, ways: Way[]): Promise<SecondStepNeeded> {
    const ticket = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + TICKET_MS);
    const marks = { tokenHash: sha256(ticket), passwordMark: sha256(passwordHash) };
    await this.database.manager.insert(SignInTicket, { ...marks, adminId: id, firstStep, expiresAt });
    return { ticket, expiresAt, ways };
  }

  /** @throws UnauthorizedException also once the password is another one or the account is blocked */
  async find(ticket: string): Promise<SignInTicket> {
    const found = await this.database.manager.findOne(SignInTicket, {
      where: {
        tokenHash: sha256(ticket),
        expiresAt: MoreThan(new Date()),
        admin: { blockedAt: IsNull() },
      },
      relations: { admin: true },
    });
    if (found?.passwordMark !== sha256(found?.admin.passwordHash ?? '')) throw ticketIsOver();
    return found;
  }

  /** @throws UnauthorizedException when somebody else used it meanwhile */
  async use({ tokenHash }: SignInTicket): Promise<void> {
    const { affected } = await this.database.manager.delete(SignInTicket, { tokenHash });
    if (affected !== 1) throw ticketIsOver();
  }

  async removeExpired(): Promise<void> {
    await this.database.manager.delete(SignInTicket, { expiresAt: LessThan(new Date()) });
  }
}

export function ticketIsOver(): UnauthorizedException {
  const message =
    'The ten minutes for this step are over, it was answered already, or your account was changed. Please sign in again.';
  return new UnauthorizedException({ message });
}
