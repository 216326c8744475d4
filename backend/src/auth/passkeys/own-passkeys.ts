import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, QueryFailedError } from 'typeorm';
import { z } from 'zod';
import { AuditLog } from '../../audit/audit-log.js';
import type { AuditAction } from '../../audit/audit.schema.js';
import { ValidationError } from '../../errors/validation-error.js';
import { AccountNotices } from '../account-notices.js';
import { OwnAccount } from '../own-account.js';
import { AuthenticatorApp } from '../second-factor/authenticator-app.entity.js';
import { OwnSecondFactor } from '../second-factor/own-second-factor.js';
import { RecoveryCode } from '../second-factor/recovery-code.entity.js';
import { RecoveryCodes } from '../second-factor/recovery-codes.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { Session } from '../session.entity.js';
import { PasskeyChallenge } from './passkey-challenge.entity.js';
import { PasskeyChallengeRepository } from './passkey-challenge.repository.js';
import { Passkey } from './passkey.entity.js';
import type { NewPasskey, PasskeyOptions } from './passkey.schema.js';
import { RelyingParty } from './relying-party.js';

const knownConflict = z.object({
  code: z.literal('23505'),
  constraint: z.literal('passkey_credential_id_key'),
});

@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly database: DataSource,
    private readonly account: OwnAccount,
    private readonly party: RelyingParty,
    private readonly challenges: PasskeyChallengeRepository,
    private readonly factors: SecondFactors,
    private readonly secondFactor: OwnSecondFactor,
    private readonly codes: RecoveryCodes,
    private readonly notices: AccountNotices,
    private readonly audit: AuditLog,
  ) {}

  list(adminId: string): Promise<Passkey[]> {
    return this.database.manager.find(Passkey, { where: { adminId }, order: { createdAt: 'ASC' } });
  }

  async begin(session: Session, password: string): Promise<PasskeyOptions> {
    const admin = await this.account.confirmFully(session, password, 'password');
    const options = await this.party.creationOptions(admin, await this.list(admin.id));
    return { challenge_id: await this.challenges.keep(options.challenge, admin.id), options };
  }

  /** @returns recovery codes with the first factor of an account */
  async add(session: Session, form: NewPasskey): Promise<{ passkey: Passkey; codes?: string[] }> {
    const { adminId } = session;
    const challenge = await this.challenges.take(form.challenge_id, adminId);
    const credential = challenge ? await this.party.credentialOf(form.credential, challenge) : undefined;
    if (credential?.id !== form.credential.id) throw notAccepted();
    const hasNone = (await this.factors.waysOf(adminId)).length === 0;
    const prepared = hasNone ? await this.codes.make() : undefined;
    return this.database.transaction(async (manager) => {
      await this.factors.switchedOn(manager, adminId);
      const { app, passkeys } = await this.factors.stateOf(adminId, manager);
      const isFirst = !app && passkeys === 0;
      const made = isFirst ? (prepared ?? (await this.codes.make())) : undefined;
      const passkey = manager.create(Passkey, {
        adminId,
        name: form.name,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: String(credential.counter),
        transports: credential.transports ?? [],
      });
      await manager.save(passkey).catch(refuseKnown);
      await manager.delete(AuthenticatorApp, { adminId, activeSince: IsNull() });
      await manager.delete(PasskeyChallenge, { adminId });
      if (made) await this.codes.store(manager, adminId, made.hashes);
      await manager.update(Session, session.id, { secondStepAt: new Date() });
      await this.record(manager, session, 'passkey added', passkey);
      await this.notices.addSecondFactor(manager, adminId, 'passkey added', session.origin);
      return { passkey, codes: made?.codes };
    });
  }

  async rename(session: Session, id: string, name: string): Promise<Passkey> {
    return this.database.transaction(async (manager) => {
      const passkey = await findOwn(manager, session, id);
      await manager.update(Passkey, id, { name });
      const renamed = Object.assign(passkey, { name });
      await this.record(manager, session, 'passkey renamed', renamed);
      return renamed;
    });
  }

  async remove(session: Session, id: string, password: string): Promise<void> {
    const { id: adminId } = await this.account.confirmFully(session, password, 'password');
    await this.database.transaction(async (manager) => {
      const { app, passkeys } = await this.factors.lockedStateOf(manager, adminId);
      const passkey = await findOwn(manager, session, id);
      const isLast = !app && passkeys === 1;
      if (isLast) await this.secondFactor.refuseWhenRequired(manager);
      await manager.delete(Passkey, id);
      if (isLast) await manager.delete(RecoveryCode, { adminId, isPending: false });
      await this.record(manager, session, 'passkey removed', passkey);
      await this.notices.addSecondFactor(manager, adminId, 'passkey removed', session.origin);
    });
  }

  private async record(manager: EntityManager, actor: Session, action: AuditAction, { name }: Passkey) {
    const subject = { subjectType: 'account', subjectId: actor.adminId, subject: name } as const;
    await this.audit.record(manager, { actor, action, ...subject });
  }
}

async function findOwn(manager: EntityManager, { adminId }: Session, id: string): Promise<Passkey> {
  const where = { id, adminId };
  const passkey = await manager.findOne(Passkey, { where, lock: { mode: 'pessimistic_write' } });
  if (passkey) return passkey;
  throw passkeyNotFound();
}

export function passkeyNotFound(): NotFoundException {
  return new NotFoundException({ message: 'This passkey is gone.' });
}

function refuseKnown(error: unknown): never {
  const isKnown = error instanceof QueryFailedError && knownConflict.safeParse(error.driverError).success;
  throw isKnown ? notAccepted() : error;
}

function notAccepted(): ValidationError {
  return new ValidationError({ credential: 'The passkey could not be added. Please try again.' });
}
