import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { Admin } from '../admin.entity.js';
import { lockAccounts } from '../people/lock-accounts.js';
import { setSecondFactorDue } from './second-factor-due.repository.js';
import { SignInPolicy } from './sign-in-policy.entity.js';

const ONLY_ROW = 1;

@Injectable()
export class SignInPolicies {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async isRequired(manager: EntityManager = this.database.manager): Promise<boolean> {
    const policy = await manager.findOneBy(SignInPolicy, { id: ONLY_ROW });
    return policy?.secondFactorIsRequired ?? false;
  }

  async require(secondFactorIsRequired: boolean, actor: Actor): Promise<void> {
    await this.database.transaction(async (manager) => {
      await lockAccounts(manager, actor);
      if (secondFactorIsRequired === (await this.isRequired(manager))) return;
      await manager.save(SignInPolicy, { id: ONLY_ROW, secondFactorIsRequired });
      const everybody = { secondFactorDueAt: Not(IsNull()) };
      if (secondFactorIsRequired) await setSecondFactorDue(manager);
      else await manager.update(Admin, everybody, { secondFactorDueAt: null });
      const action = secondFactorIsRequired ? 'second factor required' : 'second factor made optional';
      const subject = { subjectType: 'account', subjectId: null, subject: 'Everybody' } as const;
      await this.audit.record(manager, { actor, action, ...subject });
    });
  }

  /** For accounts that came, or lost theirs, since one is required: at a sign-in without a second factor. */
  async startGrace({ id, secondFactorDueAt }: Admin): Promise<void> {
    if (secondFactorDueAt || !(await this.isRequired())) return;
    await this.database.transaction(async (manager) => {
      await lockAccounts(manager);
      if (await this.isRequired(manager)) await setSecondFactorDue(manager, id);
    });
  }
}
