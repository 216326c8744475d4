import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import type { RequestOrigin } from '../../requests/request-origin.js';
import { Admin } from '../admin.entity.js';
import { SingleSignOnIdentity } from './single-sign-on-identity.entity.js';
import { SingleSignOnRefusal } from './single-sign-on-refusal.js';
import type { TrustedPerson } from './trusted-person.js';

/** Finds the account of a person. None is made here: people are invited. */
@Injectable()
export class SingleSignOnAccounts {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** @throws SingleSignOnRefusal */
  async find(person: TrustedPerson, origin: RequestOrigin): Promise<Admin> {
    const admin = (await this.linked(person)) ?? (await this.link(person, origin));
    if (admin.blockedAt) throw new SingleSignOnRefusal('no-account', { admin });
    return admin;
  }

  private async linked({ issuer, subject }: TrustedPerson): Promise<Admin | undefined> {
    const where = { issuer, subject };
    const relations = { admin: true };
    return (await this.database.manager.findOne(SingleSignOnIdentity, { where, relations }))?.admin;
  }

  /** An address that now belongs to somebody else at the provider does not bring its old account with it. */
  private async link(person: TrustedPerson, origin: RequestOrigin): Promise<Admin> {
    const admin = await this.database.manager.findOneBy(Admin, { email: person.email });
    if (!admin || admin.blockedAt) throw new SingleSignOnRefusal('no-account', { admin: admin ?? undefined });
    const { issuer, subject } = person;
    const isNew = await this.database.transaction(async (manager) => {
      const insert = manager.createQueryBuilder().insert().into(SingleSignOnIdentity);
      const link = insert.values({ issuer, subject, adminId: admin.id }).orIgnore().returning('subject');
      const { raw } = await link.execute();
      if (!Array.isArray(raw) || raw.length === 0) return false;
      await this.audit.record(manager, {
        actor: { adminId: admin.id, email: admin.email, origin },
        action: 'single sign-on linked',
        subjectType: 'account',
        subjectId: admin.id,
        subject: admin.email,
      });
      return true;
    });
    if (!isNew && (await this.linked(person))?.id !== admin.id)
      throw new SingleSignOnRefusal('no-account', { admin });
    return admin;
  }
}
