import { Injectable, UnauthorizedException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { Admin } from '../admin.entity.js';
import { Passwords } from '../passwords.js';
import { refusePersonal } from '../passwords/refuse-personal.js';
import { type Entered, SignIn } from '../sign-in/sign-in.service.js';
import type { Visitor } from '../sign-in/visitor.js';
import { InvitationLinks, invitationIsOver } from './invitation-links.js';
import { Invitation } from './invitation.entity.js';
import { lockAccounts } from './lock-accounts.js';
import type { JoinForm } from './people.schema.js';

/** How somebody who was invited becomes one of the staff. */
@Injectable()
export class Joining {
  constructor(
    private readonly database: DataSource,
    private readonly links: InvitationLinks,
    private readonly passwords: Passwords,
    private readonly signIn: SignIn,
    private readonly audit: AuditLog,
  ) {}

  /** @throws GoneException */
  check(token: string): Promise<Invitation> {
    return this.links.read(this.database.manager, token);
  }

  /** @throws GoneException, ValidationError */
  async join(form: JoinForm, visitor: Visitor): Promise<Entered> {
    const { email } = await this.check(form.token);
    refusePersonal(form.password, { email, name: form.name }, 'password');
    const admin = await this.createAccount(form, await this.passwords.hash(form.password), visitor);
    const entered = await this.signIn.enter(admin, visitor, 'an invitation');
    if (!entered) throw new UnauthorizedException();
    return entered;
  }

  private createAccount({ token, name }: JoinForm, passwordHash: string, visitor: Visitor): Promise<Admin> {
    return this.database.transaction(async (manager) => {
      await lockAccounts(manager);
      const invitation = await this.links.read(manager, token);
      const { email, role } = invitation;
      if (await manager.existsBy(Admin, { email })) throw invitationIsOver();
      await manager.delete(Invitation, invitation.id);
      const admin = await manager.save(Admin, { email, name, role, passwordHash });
      await this.audit.record(manager, {
        actor: { adminId: admin.id, email, origin: visitor.origin },
        action: 'invitation taken up',
        subjectType: 'account',
        subjectId: admin.id,
        subject: `${email}: ${role}`,
      });
      return admin;
    });
  }
}
