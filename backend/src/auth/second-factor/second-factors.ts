import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Admin } from '../admin.entity.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { AuthenticatorApps } from './authenticator-apps.js';
import { RecoveryCodes } from './recovery-codes.js';
import { WAYS, type Way } from './way.js';

/** An app, or at least one passkey: an account with either is asked for a second step. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly database: DataSource,
    private readonly apps: AuthenticatorApps,
    private readonly codes: RecoveryCodes,
  ) {}

  async waysOf(adminId: string): Promise<Way[]> {
    const { app, passkeys, recoveryCodesLeft } = await this.stateOf(adminId);
    if (!app && passkeys === 0) return [];
    const has = { app: app !== null, passkey: passkeys > 0, 'recovery code': recoveryCodesLeft > 0 };
    return WAYS.filter((way) => has[way]);
  }

  /** Until the transaction ends nobody else can add or remove a factor of this account. */
  async lockedStateOf(manager: EntityManager, adminId: string) {
    await manager.findOne(Admin, { where: { id: adminId }, lock: { mode: 'for_no_key_update' } });
    return this.stateOf(adminId, manager);
  }

  async stateOf(adminId: string, manager: EntityManager = this.database.manager) {
    const active = await this.apps.active(adminId, manager);
    const app = active?.activeSince ? { id: active.id, since: active.activeSince } : null;
    const passkeys = await manager.countBy(Passkey, { adminId });
    const recoveryCodesLeft = await this.codes.left(adminId, manager);
    return { app, passkeys, recoveryCodesLeft };
  }

  /** Differs as soon as an app or a passkey comes or goes. */
  async identityOf(adminId: string): Promise<string> {
    const app = await this.apps.active(adminId);
    const passkeys = await this.database.manager.find(Passkey, { where: { adminId }, order: { id: 'ASC' } });
    return [app?.id, ...passkeys.map(({ id }) => id)].join('\n');
  }

  /** Locks the account as `lockedStateOf` does. */
  async switchedOn(manager: EntityManager, adminId: string): Promise<void> {
    await manager.update(Admin, adminId, { secondFactorDueAt: null });
  }
}
