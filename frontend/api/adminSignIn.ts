import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { adminRequest } from './adminRequest.ts';
import {
  JoinCheck,
  LinkAskedFor,
  PasskeySignInOptions,
  PasswordLink,
  SignInAnswer,
  SingleSignOn,
} from './wire.gen.ts';

export function login(form: FormData) {
  return adminRequest('login', SignInAnswer, { method: 'POST', form });
}

/** @param form the fields ticket, and code or recovery_code */
export function giveSecondStep(form: FormData) {
  return adminRequest('login/second-step', SignInAnswer, { method: 'POST', form });
}

/** @param ticket of a first step; without it any account's passkey is asked for */
export function askForPasskey(ticket: string | undefined) {
  return adminRequest('login/passkey-options', PasskeySignInOptions, { method: 'POST', json: { ticket } });
}

interface GivenPasskey {
  challenge_id: string;
  credential: AuthenticationResponseJSON;
  ticket?: string | undefined;
  remember?: 'true' | undefined;
}

export function givePasskey(json: GivenPasskey) {
  return adminRequest('login/passkey', SignInAnswer, { method: 'POST', json });
}

export function readSingleSignOn(signal: AbortSignal) {
  return adminRequest('single-sign-on', SingleSignOn, { signal });
}

export function finishSingleSignOn(ticket: string) {
  return adminRequest('single-sign-on/finish', SignInAnswer, { method: 'POST', json: { ticket } });
}

export function forgotPassword(form: FormData) {
  return adminRequest('forgot-password', LinkAskedFor, { method: 'POST', form });
}

export function checkReset(token: string, signal: AbortSignal) {
  return adminRequest('reset-password/check', PasswordLink, { method: 'POST', json: { token }, signal });
}

/** @param form the fields token and password */
export function resetPassword(form: FormData) {
  return adminRequest('reset-password', SignInAnswer, { method: 'POST', form });
}

export function checkInvitation(token: string, signal: AbortSignal) {
  return adminRequest('join/check', JoinCheck, { method: 'POST', json: { token }, signal });
}

/** @param form the fields token, name and password */
export function join(form: FormData) {
  return adminRequest('join', SignInAnswer, { method: 'POST', form });
}
