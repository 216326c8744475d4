import { adminRequest } from './adminRequest.ts';
import { PasswordChanged, SignedIn, SignedOut, ValidToken } from './wire.gen.ts';

export function validateToken(token: string, signal: AbortSignal) {
  return adminRequest('validate-token', ValidToken, { method: 'POST', token, signal });
}

/** Revokes the token. */
export function logout(token: string) {
  return adminRequest('logout', SignedOut, { method: 'POST', token, keepalive: true });
}

/** The same session from now on, under a new token. @param form the field password */
export function reauthenticate(token: string, form: FormData) {
  return adminRequest('reauthenticate', SignedIn, { method: 'POST', token, form });
}

/** Signs out the other sessions of the same person. */
export function changePassword(token: string, form: FormData) {
  return adminRequest('change-password', PasswordChanged, { method: 'POST', token, form });
}
