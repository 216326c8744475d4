import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { z } from 'zod';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { SESSION_COOKIE, readCookie } from './admin-cookies.js';
import { AuthService } from './auth.service.js';
import type { Session } from './session.entity.js';

const payloadSchema = z.object({ jti: z.uuid() });

/** A token counts while its signature, its age, its session and the cookie it is bound to are all in order. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(
    private readonly auth: AuthService,
    @Inject(ENV) env: Env,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: env.JWT_SECRET,
      algorithms: ['HS256'],
      passReqToCallback: true,
    });
  }

  async validate(request: Request, payload: unknown): Promise<Session | null> {
    const token = payloadSchema.safeParse(payload);
    return token.success ? this.auth.findSession(token.data.jti, readCookie(request, SESSION_COOKIE)) : null;
  }
}
