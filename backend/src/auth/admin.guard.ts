import { type ExecutionContext, ForbiddenException, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Public } from './public.js';
import { ForRole, mayActAs } from '../requests/for-role.js';
import { WithoutSecondFactor } from '../requests/without-second-factor.js';
import { Session } from './session.entity.js';
import { BLOCKED } from './session-end.js';

const ADMIN = /^\/api\/admin(\/|$)/i;
const routed = z.object({ path: z.string() });

/** Goes by the pattern that the router chose: no spelling of an address reaches an admin route unguarded. */
@Injectable()
export class AdminGuard extends AuthGuard('bearer') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!isAdmin(context) || this.reflector.get(Public, context.getHandler())) return true;
    await super.canActivate(context);
    const { user } = context.switchToHttp().getRequest<Request & { user?: unknown }>();
    const least = this.reflector.getAllAndOverride(ForRole, [context.getHandler(), context.getClass()]);
    if (!(user instanceof Session) || !least || !mayActAs(user.admin.role, least))
      throw new ForbiddenException({
        message: 'Your role does not include this. An owner can change it under People.',
      });
    const { secondFactorDueAt } = user.admin;
    if (secondFactorDueAt && secondFactorDueAt < new Date()) this.refuseUnlessForSettingUp(context);
    return true;
  }

  private refuseUnlessForSettingUp(context: ExecutionContext): void {
    if (this.reflector.getAllAndOverride(WithoutSecondFactor, [context.getHandler(), context.getClass()]))
      return;
    const message = 'Everybody here needs a second factor now. Please set one up under Account first.';
    throw new ForbiddenException({ message, reason: 'second factor required' });
  }

  override handleRequest<Session>(
    error: unknown,
    session: Session,
    info: unknown,
    context: ExecutionContext,
  ): Session {
    if (error) throw error;
    if (session) return session;
    const isBlocked = info === BLOCKED;
    const challenge = isBlocked ? BLOCKED.challenge : 'Bearer';
    context.switchToHttp().getResponse<Response>().setHeader('WWW-Authenticate', challenge);
    if (isBlocked) throw new UnauthorizedException({ message: BLOCKED.message });
    throw new UnauthorizedException();
  }
}

function isAdmin(context: ExecutionContext): boolean {
  const { route } = context.switchToHttp().getRequest<Request>();
  return ADMIN.test(routed.safeParse(route).data?.path ?? '/api/admin');
}
