import { createContext, useContext } from 'react';
import type { ValidToken } from '../../api/wire.gen.ts';

export type Role = ValidToken['role'];

/** Each may do all that those before it may. */
export const ROLES: readonly Role[] = ['leads', 'editor', 'owner'];

export function mayActAs(role: Role, least: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(least);
}

/** The role of the person who is signed in; the lowest until it is known. A courtesy only: the backend checks every call. */
export const RoleContext = createContext<Role>('leads');

/** The person who is signed in; undefined until they are known. */
export const StaffContext = createContext<ValidToken | undefined>(undefined);

export function useRole() {
  const role = useContext(RoleContext);
  return { role, may: (least: Role) => mayActAs(role, least) };
}
