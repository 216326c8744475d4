import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { z } from 'zod';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Keys } from '../config/keys.js';
import { requestOrigin } from '../requests/request-origin.js';
import { adminCookies, readCookie } from './admin-cookies.js';
import type { Session } from './session.entity.js';
import { Sessions } from './sessions/sessions.js';
import { BLOCKED, type SessionEnd } from './session-end.js';

const payloadSchema = z.object({ jti: z.uuid(), iat: z.int() });

@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  private readonly cookie: string;

  constructor(
    private readonly sessions: Sessions,
    keys: Keys,
    @Inject(ENV) env: Env,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (_request, token, done) => done(null, signerOf(keys, token)),
      algorithms: ['HS256'],
      passReqToCallback: true,
    });
    this.cookie = adminCookies(env.SITE_URL).session;
  }

  /** @returns without a session why there is none, for its holder alone */
  async validate(request: Request, payload: unknown): Promise<Session | null | [null, SessionEnd]> {
    const token = payloadSchema.safeParse(payload);
    if (!token.success) return null;
    const { jti, iat } = token.data;
    const binding = readCookie(request, this.cookie);
    const session = await this.sessions.find(jti, iat, binding);
    if (!session) return (await this.sessions.isOfBlocked(jti, iat, binding)) ? [null, BLOCKED] : null;
    session.origin = requestOrigin(request);
    await this.sessions.use(session);
    return session;
  }
}

/** The present key when none of ours signed the token, which is refused with that. */
function signerOf(keys: Keys, token: string): Buffer {
  const end = token.lastIndexOf('.');
  return keys.signerOf('tokens', token.slice(0, end), token.slice(end + 1)) ?? keys.present('tokens');
}
