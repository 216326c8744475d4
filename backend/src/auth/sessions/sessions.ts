import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { DataSource, type EntityManager, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import type { AuditAction } from '../../audit/audit.schema.js';
import { Admin } from '../admin.entity.js';
import { KnownBrowsers } from '../known-browsers.js';
import { Session } from '../session.entity.js';
import { sha256 } from '../sha256.js';
import type { Visitor } from '../sign-in/visitor.js';
import { NewDevices } from './new-devices.js';
import { expiryFromNow } from './expiry-from-now.js';

const USE_IS_WRITTEN_EVERY_MS = 60_000;
/** For calls under way, and for whoever asks again since no answer came: a page waits a minute for it. */
const OLD_TOKEN_MS = 3 * 60_000;

export interface NewSession {
  token: string;
  expiresAt: Date;
  /** Cookie without which the token is worthless; absent when the sign-in did not come from a page. */
  binding?: string;
  browserMarks: string;
}

@Injectable()
export class Sessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jwt: JwtService,
    private readonly browsers: KnownBrowsers,
    private readonly devices: NewDevices,
    private readonly audit: AuditLog,
  ) {}

  /** @param by what of, as the history says it @returns undefined when the account was changed, blocked or removed during the sign-in */
  async open(
    admin: Admin,
    visitor: Visitor,
    by: string,
    secondStepAt: Date | null = null,
  ): Promise<NewSession | undefined> {
    const binding = visitor.isFromPage ? randomBytes(32).toString('base64url') : undefined;
    const bindingHash = binding ? sha256(binding) : null;
    const session = await this.dataSource.transaction(async (manager) => {
      const { id, email, passwordHash } = admin;
      const where = { id, passwordHash, blockedAt: IsNull() };
      // A change of the account either waits for this session and ends it, or comes first.
      const found = await manager.findOne(Admin, { where, lock: { mode: 'for_no_key_update' } });
      if (!found) return undefined;
      const isNewPlace = await this.devices.meet(manager, found, visitor);
      await this.record(
        manager,
        'signed in',
        { adminId: id, email, origin: visitor.origin },
        `Session, by ${by}`,
      );
      await manager.update(Admin, id, { lastUsedAt: new Date() });
      const { network, device } = visitor.origin;
      const use = { network, device: device.name, isNewPlace };
      return manager.save(Session, {
        adminId: id,
        expiresAt: expiryFromNow(),
        bindingHash,
        secondStepAt,
        ...use,
      });
    });
    if (!session) return undefined;
    const browserMarks = this.browsers.markFor(admin, visitor.browserMarks);
    return { token: await this.tokenOf(session), expiresAt: session.expiresAt, binding, browserMarks };
  }

  /** @param issuedAt of the token, in seconds */
  async find(id: string, issuedAt: number, binding: string | undefined): Promise<Session | null> {
    const session = await this.dataSource.manager
      .createQueryBuilder(Session, 'session')
      .innerJoinAndSelect('session.admin', 'admin')
      .where({ id, revokedAt: IsNull(), expiresAt: MoreThan(new Date()) })
      .getOne();
    if (!session || !isBoundTo(session, binding) || !isPresent(session, issuedAt)) return null;
    session.issuedAt = issuedAt;
    return session;
  }

  /** Asked with values that only the former holder of the session can send. */
  async isOfBlocked(id: string, issuedAt: number, binding: string | undefined): Promise<boolean> {
    const where = { id, admin: { blockedAt: Not(IsNull()) } };
    const session = await this.dataSource.manager.findOneBy(Session, where);
    return session !== null && isBoundTo(session, binding) && isPresent(session, issuedAt);
  }

  /** Written once a minute. */
  async use({ id, adminId, origin }: Session): Promise<void> {
    const now = new Date();
    const before = LessThan(new Date(now.getTime() - USE_IS_WRITTEN_EVERY_MS));
    const use = { lastUsedAt: now, network: origin?.network ?? null };
    const { manager } = this.dataSource;
    const { affected } = await manager.update(Session, { id, lastUsedAt: before }, use);
    if (affected === 1) await manager.update(Admin, adminId, { lastUsedAt: now });
  }

  /** @param changes with the new end */
  async renew(
    session: Session,
    changes: { expiresAt: Date; passwordGivenAt?: Date },
  ): Promise<{ token: string; expiresAt: Date }> {
    const { id, adminId, issuedAt = Infinity } = session;
    await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const last = (await manager.findOne(Session, { where: { id }, lock }))?.renewedAt ?? null;
      const renewedAt = isOlder(issuedAt, last) ? last : new Date();
      await manager.update(Session, id, { ...changes, renewedAt });
      await this.record(manager, 'session extended', session, 'Session');
    });
    return { token: await this.tokenOf({ id, adminId, ...changes }), expiresAt: changes.expiresAt };
  }

  async signOut(session: Session): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.update(Session, session.id, { revokedAt: new Date() });
      await this.record(manager, 'signed out', session, 'Session');
    });
  }

  async removeExpired(): Promise<void> {
    await this.dataSource.manager.delete(Session, { expiresAt: LessThan(new Date()) });
  }

  private async record(
    manager: EntityManager,
    action: AuditAction,
    actor: Extract<Actor, { adminId: string }>,
    subject: string,
  ): Promise<void> {
    const account = { subjectType: 'account', subjectId: actor.adminId, subject } as const;
    await this.audit.record(manager, { actor, action, ...account });
  }

  private tokenOf({
    id,
    adminId,
    expiresAt,
  }: Pick<Session, 'id' | 'adminId' | 'expiresAt'>): Promise<string> {
    return this.jwt.signAsync({ exp: expiresAt.getTime() / 1000 }, { subject: adminId, jwtid: id });
  }
}

function isBoundTo(session: Session, binding = ''): boolean {
  return (
    session.bindingHash === null ||
    timingSafeEqual(Buffer.from(sha256(binding)), Buffer.from(session.bindingHash))
  );
}

function isPresent({ renewedAt }: Session, issuedAt: number): boolean {
  const isInGrace = renewedAt !== null && Date.now() < renewedAt.getTime() + OLD_TOKEN_MS;
  return isInGrace || !isOlder(issuedAt, renewedAt);
}

function isOlder(issuedAt: number, renewedAt: Date | null): boolean {
  return renewedAt !== null && issuedAt < Math.floor(renewedAt.getTime() / 1000);
}
