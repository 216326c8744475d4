import { type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Response } from 'express';
import { Public } from './public.js';

/**
 * Stands before every route of every controller under `admin`. It goes by what the router chose, never by the address
 * as it was written: no spelling of an address reaches an admin route without passing here.
 */
@Injectable()
export class AdminGuard extends AuthGuard('bearer') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!this.isAdmin(context) || this.reflector.get(Public, context.getHandler())) return true;
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

  private isAdmin(context: ExecutionContext): boolean {
    const controllers = this.paths(context.getClass());
    const handlers = this.paths(context.getHandler());
    return controllers.some((controller) =>
      handlers.some((handler) => /^\/*admin(\/|$)/i.test(`${controller}/${handler}`)),
    );
  }

  private paths(target: Function): string[] {
    return [this.reflector.get<string | string[] | undefined>(PATH_METADATA, target) ?? ''].flat();
  }
}
