import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ValidationError } from '../../errors/validation-error.js';
import type { Role } from '../../requests/for-role.js';
import { AdminAccounts } from '../admin-accounts.js';
import { OpenEnquiries } from '../open-enquiries.js';
import type { Session } from '../session.entity.js';
import { findTaker } from './find-taker.js';
import { Invitations } from './invitations.service.js';
import { toInvitation, toPerson } from './people.mapper.js';
import { readPeople } from './people.repository.js';
import type { PeopleAnswer } from './people.schema.js';

/** What owners do with the accounts of the others; nothing of it with their own. */
@Injectable()
export class People {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly accounts: AdminAccounts,
    private readonly invitations: Invitations,
    private readonly features: ModuleRef,
  ) {}

  async list({ adminId }: Session): Promise<PeopleAnswer> {
    const { manager } = this.database;
    const people = await readPeople(manager);
    const open = await this.enquiries.countByOwner(manager);
    const invitations = await this.invitations.list();
    return {
      people: people.map((person) => toPerson(person, adminId, open)),
      invitations: invitations.map(toInvitation),
    };
  }

  async giveRole(id: string, role: Role, actor: Session): Promise<void> {
    refuseOneself(id, actor);
    await this.accounts.giveRole({ id }, role, actor);
  }

  async block(id: string, actor: Session): Promise<void> {
    refuseOneself(id, actor);
    await this.accounts.block({ id }, actor);
  }

  async unblock(id: string, actor: Session): Promise<void> {
    await this.accounts.unblock({ id }, actor);
  }

  async remove(id: string, enquiriesTo: string | null, actor: Session): Promise<void> {
    refuseOneself(id, actor);
    await this.accounts.remove({ id }, actor, async (manager) => {
      const taker = enquiriesTo === null ? null : await findTaker(manager, { id: enquiriesTo }, id);
      await this.enquiries.handOver(manager, id, taker, actor);
    });
  }

  /** Asked for late: the feature that has the enquiries is built upon this one. */
  private get enquiries(): OpenEnquiries {
    return this.features.get(OpenEnquiries, { strict: false });
  }
}

function refuseOneself(id: string, { adminId }: Session): void {
  if (id === adminId) throw new ValidationError({ id: 'This is you. Only another owner can do this.' });
}
