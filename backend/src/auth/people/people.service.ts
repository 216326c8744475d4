import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ValidationError } from '../../errors/validation-error.js';
import type { Role } from '../../requests/for-role.js';
import { AdminAccounts } from '../admin-accounts.js';
import { OpenEnquiries } from '../open-enquiries.js';
import type { Session } from '../session.entity.js';
import { UnsavedDrafts } from '../unsaved-drafts.js';
import { findTaker } from './find-taker.js';
import { handOverDrafts } from './hand-over-drafts.js';
import { Invitations } from './invitations.service.js';
import { toInvitation, toPerson } from './people.mapper.js';
import { readPeople } from './people.repository.js';
import type { PeopleAnswer, RemovalForm } from './people.schema.js';

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
    const left = {
      enquiries: await this.enquiries.countByOwner(manager),
      drafts: await this.drafts.countByOwner(manager),
    };
    const invitations = await this.invitations.list();
    return {
      people: people.map((person) => toPerson(person, adminId, left)),
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

  async remove(id: string, form: RemovalForm, actor: Session): Promise<void> {
    const { enquiries_to, drafts_to, deleted_drafts: deletedDrafts } = form;
    refuseOneself(id, actor);
    await this.accounts.remove({ id }, actor, async (manager) => {
      const taker = enquiries_to === null ? null : await findTaker(manager, { id: enquiries_to }, id);
      await this.enquiries.handOver(manager, id, taker, actor);
      const draftsTo = drafts_to === null ? null : { id: drafts_to };
      await handOverDrafts(manager, this.drafts, { id, draftsTo, deletedDrafts });
    });
  }

  /** Asked for late: the features that have them are built upon this one. */
  private get enquiries(): OpenEnquiries {
    return this.features.get(OpenEnquiries, { strict: false });
  }

  private get drafts(): UnsavedDrafts {
    return this.features.get(UnsavedDrafts, { strict: false });
  }
}

function refuseOneself(id: string, { adminId }: Session): void {
  if (id === adminId) throw new ValidationError({ id: 'This is you. Only another owner can do this.' });
}
