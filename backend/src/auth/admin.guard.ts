import { type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Public } from './public.js';

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
    return Boolean(await super.canActivate(context));
  }

  override handleRequest<Session>(
    error: unknown,
    session: Session,
    _info: unknown,
    context: ExecutionContext,
  ): Session {
    if (error) throw error;
    if (session) return session;
    context.switchToHttp().getResponse<Response>().setHeader('WWW-Authenticate', 'Bearer');
    throw new UnauthorizedException();
  }
}

function isAdmin(context: ExecutionContext): boolean {
  const { route } = context.switchToHttp().getRequest<Request>();
  return ADMIN.test(routed.safeParse(route).data?.path ?? '/api/admin');
}
