import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { DataSource, IsNull, LessThan, MoreThan } from 'typeorm';
import { Gate } from '../throttle/gate.js';
import { type Allowance, Throttle } from '../throttle/throttle.js';
import { Admin } from './admin.entity.js';
import type { Login } from './auth.schema.js';
import { KnownBrowsers } from './known-browsers.js';
import { Passwords } from './passwords.js';
import { Session } from './session.entity.js';

const SESSION_SECONDS = 30 * 60;
const DAY_SECONDS = 24 * 60 * 60;
const PER_ACCOUNT: Allowance = { free: 5, firstWait: 30, longestWait: 900, memory: DAY_SECONDS };
/** A whole office may share one address. */
const PER_ADDRESS: Allowance = { free: 20, firstWait: 30, longestWait: 900, memory: DAY_SECONDS };

export interface Visitor {
  address: string;
  isFromPage: boolean;
  /** What an earlier sign-in left in this browser. */
  browserMark: string | undefined;
}

export interface NewSession {
  token: string;
  expiresAt: Date;
  /** Value of the cookie without which the token is worthless; absent when the sign-in did not come from a page. */
  binding?: string;
  browserMark: string;
}

@Injectable()
export class AuthService {
  /** Tries that wait for each other in the database leave its other connections to visitors. */
  private readonly gate = new Gate(2);

  constructor(
    private readonly dataSource: DataSource,
    private readonly jwt: JwtService,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
    private readonly browsers: KnownBrowsers,
  ) {}

  /** Every try is counted as failed before the password is looked at, so that many at the same moment gain nothing. */
  async signIn({ email, password }: Login, visitor: Visitor): Promise<NewSession> {
    const isKnown = this.browsers.isKnown(email, visitor.browserMark);
    const account = isKnown ? 'sign in on a known browser as' : 'sign in as';
    await this.gate.pass(async () => {
      await this.throttle.take('sign in from', visitor.address, PER_ADDRESS);
      await this.throttle.take(account, email, PER_ACCOUNT);
    });
    const admin = await this.dataSource.manager.findOneBy(Admin, { email });
    const isRight = await this.passwords.matches(password, admin?.passwordHash);
    if (!admin || !isRight) throw new UnauthorizedException({ message: 'Invalid email or password' });
    await this.throttle.forget('sign in from', visitor.address);
    await this.throttle.forget(account, email);
    return this.open(admin, visitor.isFromPage);
  }

  /** The session of a token, when it is neither over nor revoked and the cookie it is bound to came with it. */
  async findSession(id: string, binding: string | undefined): Promise<Session | null> {
    const session = await this.dataSource.manager.findOneBy(Session, {
      id,
      revokedAt: IsNull(),
      expiresAt: MoreThan(new Date()),
    });
    return session && isBoundTo(session, binding) ? session : null;
  }

  /** The same session from now on for its whole length, with a token of its own. */
  async renew(session: Session): Promise<{ token: string; expiresAt: Date }> {
    const expiresAt = expiryFromNow();
    await this.dataSource.manager.update(Session, session.id, { expiresAt });
    return { token: await this.tokenOf({ id: session.id, adminId: session.adminId, expiresAt }), expiresAt };
  }

  async signOut(session: Session): Promise<void> {
    await this.dataSource.manager.update(Session, session.id, { revokedAt: new Date() });
  }

  async removeExpiredSessions(): Promise<void> {
    await this.dataSource.manager.delete(Session, { expiresAt: LessThan(new Date()) });
  }

  private async open(admin: Admin, isFromPage: boolean): Promise<NewSession> {
    const expiresAt = expiryFromNow();
    const binding = isFromPage ? randomBytes(32).toString('base64url') : undefined;
    const bindingHash = binding ? sha256(binding).toString('hex') : null;
    const session = await this.dataSource.manager.save(Session, {
      adminId: admin.id,
      expiresAt,
      bindingHash,
    });
    const token = await this.tokenOf(session);
    return { token, expiresAt, binding, browserMark: this.browsers.markOf(admin.email) };
  }

  private tokenOf({
    id,
    adminId,
    expiresAt,
  }: Pick<Session, 'id' | 'adminId' | 'expiresAt'>): Promise<string> {
    return this.jwt.signAsync({ exp: expiresAt.getTime() / 1000 }, { subject: adminId, jwtid: id });
  }
}

/** In whole seconds, as a token has it. */
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
