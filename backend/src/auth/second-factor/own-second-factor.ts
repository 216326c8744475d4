import { ConflictException, ForbiddenException, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { ValidationError } from '../../errors/validation-error.js';
import type { SecondFactorChange } from '../notices/account-notice.schema.js';
import { AccountNotices } from '../account-notices.js';
import { OwnAccount } from '../own-account.js';
import { PasskeyChallenge } from '../passkeys/passkey-challenge.entity.js';
import { Session } from '../session.entity.js';
import { AuthenticatorApp } from './authenticator-app.entity.js';
import { AuthenticatorApps, type BegunApp } from './authenticator-apps.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactors } from './second-factors.js';
import { SignInPolicies } from './sign-in-policies.js';

@Injectable()
export class OwnSecondFactor {
  constructor(
    private readonly database: DataSource,
    private readonly account: OwnAccount,
    private readonly apps: AuthenticatorApps,
    private readonly codes: RecoveryCodes,
    private readonly factors: SecondFactors,
    private readonly policies: SignInPolicies,
    private readonly notices: AccountNotices,
    private readonly audit: AuditLog,
  ) {}

  async begin(session: Session, password: string): Promise<BegunApp> {
    return this.apps.begin(await this.account.confirmFully(session, password, 'password'));
  }

  /** @returns the recovery codes, which count once it is switched on */
  async confirmApp({ adminId }: Session, code: string): Promise<string[]> {
    const app = await this.apps.pending(adminId);
    if (!app) throw beginAgain();
    if (!(await this.apps.takeCode(app, code)))
      throw new ValidationError({
        code: 'That code is not the right one, or has been used already. Please type the next one. Is the clock of your phone right?',
      });
    const { codes, hashes } = await this.codes.make();
    await this.database.transaction(async (manager) => {
      await this.factors.lockedStateOf(manager, adminId);
      await this.codes.store(manager, adminId, hashes, true);
    });
    return codes;
  }

  async switchOn(session: Session, id: string): Promise<void> {
    const { adminId } = session;
    await this.database.transaction(async (manager) => {
      await this.factors.switchedOn(manager, adminId);
      const app = await this.apps.pending(adminId, manager);
      if (app?.id !== id) throw beginAgain();
      await manager.delete(AuthenticatorApp, { adminId, activeSince: Not(IsNull()) });
      const proven = { id, lastStep: Not(IsNull()) };
      const { affected } = await manager.update(AuthenticatorApp, proven, { activeSince: new Date() });
      if (affected !== 1) throw beginAgain();
      // A passkey that was begun before was not asked for this factor.
      await manager.delete(PasskeyChallenge, { adminId });
      await this.codes.switchPendingOn(manager, adminId);
      await manager.update(Session, session.id, { secondStepAt: new Date() });
      await this.record(manager, session, 'second factor switched on');
    });
  }

  async switchOff(session: Session, password: string): Promise<void> {
    const { id: adminId } = await this.account.confirmFully(session, password, 'password');
    await this.database.transaction(async (manager) => {
      const { passkeys } = await this.factors.lockedStateOf(manager, adminId);
      if (passkeys === 0) await this.refuseWhenRequired(manager);
      const { affected } = await manager.delete(AuthenticatorApp, { adminId, activeSince: Not(IsNull()) });
      if (!affected) throw new ConflictException({ message: 'The app is switched off already.' });
      await manager.delete(AuthenticatorApp, { adminId });
      if (passkeys === 0) await manager.delete(RecoveryCode, { adminId });
      await this.record(manager, session, 'second factor switched off');
    });
  }

  async renewCodes(session: Session, password: string): Promise<string[]> {
    const { id: adminId } = await this.account.confirmFully(session, password, 'password');
    const { codes, hashes } = await this.codes.make();
    await this.database.transaction(async (manager) => {
      const { app, passkeys } = await this.factors.lockedStateOf(manager, adminId);
      if (!app && passkeys === 0)
        throw new ConflictException({
          message: 'Recovery codes belong to a second factor. Please set one up first.',
        });
      await this.codes.store(manager, adminId, hashes);
      await this.record(manager, session, 'recovery codes made');
    });
    return codes;
  }

  /** @throws ForbiddenException: the last factor of an account is about to go */
  async refuseWhenRequired(manager: EntityManager): Promise<void> {
    if (await this.policies.isRequired(manager))
      throw new ForbiddenException({
        message: 'Everybody here needs a second factor. Please add another one first.',
      });
  }

  private async record(manager: EntityManager, actor: Session, action: SecondFactorChange): Promise<void> {
    const subject = { subjectType: 'account', subjectId: actor.adminId, subject: actor.email } as const;
    await this.audit.record(manager, { actor, action, ...subject });
    await this.notices.addSecondFactor(manager, actor.adminId, action, actor.origin);
  }
}

function beginAgain(): ConflictException {
  return new ConflictException({
    message: 'This took too long, or was begun anew elsewhere. Please begin again.',
  });
}
