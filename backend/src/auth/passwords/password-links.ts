import { GoneException, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThan, MoreThan } from 'typeorm';
import { Keys } from '../../config/keys.js';
import { studio } from '../../studio/studio.js';
import { Admin } from '../admin.entity.js';
import { sha256 } from '../sha256.js';
import { PasswordReset } from './password-reset.entity.js';

export const LINK_MINUTES = studio.limits.passwordLinkMinutes;

const OVER = [
  `This link was used already, was replaced by a newer one, or its ${LINK_MINUTES} minutes are over.`,
  'If it was used, the password chosen then is yours now. If that was not you, ask for a new link at once.',
].join(' ');

/** Tokens are derived, so that a job that runs twice mails the same one and no table holds it. */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly database: DataSource,
    private readonly keys: Keys,
  ) {}

  tokenOf(id: string): string {
    return this.keys.sign('password links', id);
  }

  /** @returns whether this token is over already; undefined when it was never stored */
  async isOver(token: string): Promise<boolean | undefined> {
    const link = await this.database.manager.findOneBy(PasswordReset, { tokenHash: sha256(token) });
    return link ? link.endedAt !== null : undefined;
  }

  async store(manager: EntityManager, admin: Admin, token: string, expiresAt: Date): Promise<void> {
    await lockAccount(manager, admin.id);
    await endLinks(manager, admin.id);
    await manager.insert(PasswordReset, { tokenHash: sha256(token), adminId: admin.id, expiresAt });
  }

  /** @throws GoneException */
  async find(token: string): Promise<Admin> {
    const link = await this.database.manager.findOne(PasswordReset, {
      where: { ...open(token), admin: { blockedAt: IsNull() } },
      relations: { admin: true },
    });
    if (!link) throw linkIsOver();
    return link.admin;
  }

  /** Once, however many try. @throws GoneException */
  async take(manager: EntityManager, token: string): Promise<void> {
    const { affected } = await manager.update(PasswordReset, open(token), { endedAt: new Date() });
    if (affected !== 1) throw linkIsOver();
  }

  async removeExpired(): Promise<void> {
    await this.database.manager.delete(PasswordReset, { expiresAt: LessThan(new Date()) });
  }
}

/** Before its links, in the same order as every change of an account. @throws GoneException for one that was blocked or removed */
export async function lockAccount(manager: EntityManager, id: string): Promise<void> {
  const where = { id, blockedAt: IsNull() };
  if (!(await manager.findOne(Admin, { where, lock: { mode: 'for_no_key_update' } }))) throw linkIsOver();
}

export async function endLinks(manager: EntityManager, adminId: string): Promise<void> {
  await manager.update(PasswordReset, { adminId, endedAt: IsNull() }, { endedAt: new Date() });
}

export function linkIsOver(): GoneException {
  return new GoneException({ message: OVER });
}

function open(token: string) {
  return { tokenHash: sha256(token), endedAt: IsNull(), expiresAt: MoreThan(new Date()) };
}
