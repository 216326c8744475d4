import { adminRequest } from './adminRequest.ts';
import { SignedIn, SignedOut, ValidToken } from './wire.gen.ts';

/** @param form the fields email and password */
export function login(form: FormData) {
  return adminRequest('login', SignedIn, { method: 'POST', form });
}

export function validateToken(token: string, signal?: AbortSignal) {
  return adminRequest('validate-token', ValidToken, { method: 'POST', token, signal });
}

/** Takes the token back, so that a copy of it is worthless from now on. */
export function logout(token: string) {
  return adminRequest('logout', SignedOut, { method: 'POST', token });
}
