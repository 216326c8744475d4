import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { DataSource, type EntityManager, IsNull, LessThan, MoreThan } from 'typeorm';
import { type Actor, AuditLog } from '../audit/audit-log.js';
import type { AuditAction } from '../audit/audit.schema.js';
import type { RequestOrigin } from '../requests/request-origin.js';
import type { Allowance } from '../throttle/allowance.js';
import { Admin } from './admin.entity.js';
import { studio } from '../studio/studio.js';
import type { Login } from './auth.schema.js';
import { KnownBrowsers } from './known-browsers.js';
import { type Count, type PasswordAttempt, PasswordAttempts } from './password-attempts.js';
import { Passwords } from './passwords.js';
import { Session } from './session.entity.js';

const SESSION_SECONDS = studio.limits.sessionMinutes * 60;
const DAY_SECONDS = 24 * 60 * 60;
const PER_ACCOUNT: Allowance = { free: 5, firstWait: 30, longestWait: 900, memory: DAY_SECONDS };
/** A whole office may share one address. */
const PER_ADDRESS: Allowance = { free: 20, firstWait: 30, longestWait: 900, memory: DAY_SECONDS };

export interface Visitor {
  address: string;
  isFromPage: boolean;
  browserMark: string | undefined;
  origin: RequestOrigin;
}

export interface NewSession {
  token: string;
  expiresAt: Date;
  /** Cookie without which the token is worthless; absent when the sign-in did not come from a page. */
  binding?: string;
  browserMark: string;
}

@Injectable()
export class AuthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jwt: JwtService,
    private readonly passwords: Passwords,
    private readonly attempts: PasswordAttempts,
    private readonly browsers: KnownBrowsers,
    private readonly audit: AuditLog,
  ) {}

  async signIn({ email, password }: Login, visitor: Visitor): Promise<NewSession> {
    const attempt = await this.attempts.begin(() => this.findAttempt(email, visitor));
    const { admin } = attempt;
    const isRight = await this.passwords.matches(
      password,
      admin?.blockedAt ? undefined : admin?.passwordHash,
    );
    const session = admin && isRight ? await this.open(admin, visitor) : undefined;
    if (!session) {
      await this.attempts.fail(attempt);
      throw new UnauthorizedException({ message: 'Invalid email or password' });
    }
    await this.attempts.forget(attempt);
    return session;
  }

  async findSession(id: string, binding: string | undefined): Promise<Session | null> {
    const session = await this.dataSource.manager
      .createQueryBuilder(Session, 'session')
      .innerJoinAndSelect('session.admin', 'admin')
      .where({ id, revokedAt: IsNull(), expiresAt: MoreThan(new Date()) })
      .getOne();
    return session && isBoundTo(session, binding) ? session : null;
  }

  async renew(session: Session): Promise<{ token: string; expiresAt: Date }> {
    const expiresAt = expiryFromNow();
    await this.change(session, 'session extended', { expiresAt });
    return { token: await this.tokenOf({ id: session.id, adminId: session.adminId, expiresAt }), expiresAt };
  }

  async signOut(session: Session): Promise<void> {
    await this.change(session, 'signed out', { revokedAt: new Date() });
  }

  async removeExpiredSessions(): Promise<void> {
    await this.dataSource.manager.delete(Session, { expiresAt: LessThan(new Date()) });
  }

  private async findAttempt(
    email: string,
    { browserMark, address, origin }: Visitor,
  ): Promise<PasswordAttempt> {
    const admin = await this.dataSource.manager.findOneBy(Admin, { email });
    const browserId = this.browsers.idOf(admin, browserMark);
    const account: Count = browserId
      ? ['sign in on a known browser as', `${email}\n${browserId}`, PER_ACCOUNT]
      : ['sign in as', email, PER_ACCOUNT];
    return {
      actor: { name: 'Somebody', origin },
      admin,
      counts: [['sign in from', address, PER_ADDRESS], account],
    };
  }

  /** Undefined when the account was changed, blocked or removed during the password check. */
  private async open(admin: Admin, visitor: Visitor): Promise<NewSession | undefined> {
    const expiresAt = expiryFromNow();
    const binding = visitor.isFromPage ? randomBytes(32).toString('base64url') : undefined;
    const bindingHash = binding ? sha256(binding).toString('hex') : null;
    const session = await this.dataSource.transaction(async (manager) => {
      const { id: adminId, email, passwordHash } = admin;
      const where = { id: adminId, passwordHash, blockedAt: IsNull() };
      // Whoever changes the account waits for this session and ends it, or is waited for.
      if (!(await manager.findOne(Admin, { where, lock: { mode: 'pessimistic_read' } }))) return undefined;
      await this.record(manager, 'signed in', { adminId, email, origin: visitor.origin });
      return manager.save(Session, { adminId, expiresAt, bindingHash });
    });
    if (!session) return undefined;
    const browserMark = this.browsers.markFor(admin, visitor.browserMark);
    return { token: await this.tokenOf(session), expiresAt, binding, browserMark };
  }

  private async change(
    session: Session,
    action: AuditAction,
    changes: Partial<Pick<Session, 'expiresAt' | 'revokedAt'>>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.update(Session, session.id, changes);
      await this.record(manager, action, session);
    });
  }

  private async record(
    manager: EntityManager,
    action: AuditAction,
    actor: Extract<Actor, { adminId: string }>,
  ): Promise<void> {
    const subject = { subjectType: 'account', subjectId: actor.adminId, subject: 'Session' } as const;
    await this.audit.record(manager, { actor, action, ...subject });
  }

  private tokenOf({
    id,
    adminId,
    expiresAt,
  }: Pick<Session, 'id' | 'adminId' | 'expiresAt'>): Promise<string> {
    return this.jwt.signAsync({ exp: expiresAt.getTime() / 1000 }, { subject: adminId, jwtid: id });
  }
}

/** In whole seconds, as in a token. */
function expiryFromNow(): Date {
  return new Date((Math.floor(Date.now() / 1000) + SESSION_SECONDS) * 1000);
}

function isBoundTo(session: Session, binding = ''): boolean {
  return (
    session.bindingHash === null || timingSafeEqual(sha256(binding), Buffer.from(session.bindingHash, 'hex'))
  );
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
