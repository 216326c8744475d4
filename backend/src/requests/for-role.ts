import { Reflector } from '@nestjs/core';

/** Each may do all that those before it may. */
export const ROLES = ['leads', 'editor', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** The least role that may call a route below `/api/admin`; a route without it is closed to everybody. */
export const ForRole = Reflector.createDecorator<Role>();

export function mayActAs(role: Role, least: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(least);
}
