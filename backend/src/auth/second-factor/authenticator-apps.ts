import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { generateSecret, generateURI, verify } from 'otplib';
import { DataSource, type EntityManager, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Keys } from '../../config/keys.js';
import type { Admin } from '../admin.entity.js';
import { AuthenticatorApp } from './authenticator-app.entity.js';
import { storePendingApp } from './authenticator-app.repository.js';

export interface BegunApp {
  id: string;
  secret: string;
  uri: string;
}

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
const SET_UP_MS = 30 * 60_000;
const KEY = 'authenticator secrets';

/** Codes by time (RFC 6238): six figures, 30 seconds, SHA-1, as every app reads them. */
@Injectable()
export class AuthenticatorApps implements OnApplicationBootstrap {
  private readonly issuer: string;

  constructor(
    private readonly database: DataSource,
    private readonly keys: Keys,
    @Inject(ENV) env: Env,
  ) {
    this.issuer = new URL(env.SITE_URL).hostname;
  }

  /** So that a previous secret of the site can be forgotten one day. */
  async onApplicationBootstrap(): Promise<void> {
    for (const { id, adminId, secret } of await this.database.manager.find(AuthenticatorApp)) {
      const resealed = this.keys.reseal(KEY, secret, adminId);
      if (resealed)
        await this.database.manager.update(AuthenticatorApp, { id, secret }, { secret: resealed });
    }
  }

  /** The app that is on stays on until the new one is. */
  async begin({ id: adminId, email }: Admin): Promise<BegunApp> {
    const id = randomUUID();
    const secret = generateSecret({ length: SECRET_BYTES });
    const sealed = this.keys.seal(KEY, secret, adminId);
    await storePendingApp(this.database.manager, { id, adminId, secret: sealed });
    return { id, secret, uri: generateURI({ issuer: this.issuer, label: email, secret }) };
  }

  active(adminId: string, manager: EntityManager = this.database.manager): Promise<AuthenticatorApp | null> {
    return manager.findOneBy(AuthenticatorApp, { adminId, activeSince: Not(IsNull()) });
  }

  pending(adminId: string, manager: EntityManager = this.database.manager): Promise<AuthenticatorApp | null> {
    const createdAt = MoreThan(new Date(Date.now() - SET_UP_MS));
    return manager.findOneBy(AuthenticatorApp, { adminId, activeSince: IsNull(), createdAt });
  }

  /** Only while it has this secret, and once for each code, even when it comes twice at the same moment. */
  async takeCode({ id, adminId, secret: sealed }: AuthenticatorApp, code: string): Promise<boolean> {
    const secret = this.keys.unseal(KEY, sealed, adminId);
    const result = secret && (await verify({ secret, token: code, epochTolerance: STEP_SECONDS }));
    if (!result || !result.valid || !('timeStep' in result)) return false;
    const { affected } = await this.database.manager
      .createQueryBuilder()
      .update(AuthenticatorApp)
      .set({ lastStep: String(result.timeStep) })
      .where('id = :id AND secret = :sealed AND (last_step IS NULL OR last_step < :step)', {
        id,
        sealed,
        step: result.timeStep,
      })
      .execute();
    return affected === 1;
  }

  async removeAbandoned(): Promise<void> {
    const createdAt = LessThan(new Date(Date.now() - SET_UP_MS));
    await this.database.manager.delete(AuthenticatorApp, { activeSince: IsNull(), createdAt });
  }
}
