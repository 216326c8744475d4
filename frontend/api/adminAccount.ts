import type { RegistrationResponseJSON } from '@simplewebauthn/browser';
import { adminAct, adminRequest } from './adminRequest.ts';
import {
  AppSecret,
  PasskeyAdded,
  PasskeyOptions,
  Passkeys,
  RecoveryCodes,
  SecondFactor,
  SessionList,
  SignedIn,
} from './wire.gen.ts';

export function renameAccount(token: string, name: string) {
  return adminAct('account', { method: 'PATCH', token, json: { name } });
}

export function readSecondFactor(token: string, signal?: AbortSignal) {
  return adminRequest('second-factor', SecondFactor, { token, signal });
}

export function newApp(token: string, password: string) {
  return adminRequest('second-factor/app', AppSecret, { method: 'POST', token, json: { password } });
}

export function proveApp(token: string, code: string) {
  return adminRequest('second-factor/app/code', RecoveryCodes, { method: 'POST', token, json: { code } });
}

export function switchAppOn(token: string, id: string) {
  return adminAct('second-factor/app/switch-on', { method: 'POST', token, json: { id } });
}

export function switchFactorOff(token: string, password: string) {
  return adminAct('second-factor/switch-off', { method: 'POST', token, json: { password } });
}

export function newRecoveryCodes(token: string, password: string) {
  const json = { password };
  return adminRequest('second-factor/recovery-codes', RecoveryCodes, { method: 'POST', token, json });
}

export function listPasskeys(token: string, signal: AbortSignal) {
  return adminRequest('passkeys', Passkeys, { token, signal });
}

export function passkeyOptions(token: string, password: string) {
  return adminRequest('passkeys/options', PasskeyOptions, { method: 'POST', token, json: { password } });
}

interface NewPasskey {
  challenge_id: string;
  credential: RegistrationResponseJSON;
  name: string;
}

export function addPasskey(token: string, json: NewPasskey) {
  return adminRequest('passkeys', PasskeyAdded, { method: 'POST', token, json });
}

export function renamePasskey(token: string, id: string, name: string) {
  return adminAct(`passkeys/${id}`, { method: 'PATCH', token, json: { name } });
}

export function removePasskey(token: string, id: string, password: string) {
  return adminAct(`passkeys/${id}`, { method: 'DELETE', token, json: { password } });
}

export function listSessions(token: string, signal: AbortSignal) {
  return adminRequest('sessions', SessionList, { token, signal });
}

export function endSession(token: string, id: string, password: string) {
  return adminAct(`sessions/${id}`, { method: 'DELETE', token, json: { password } });
}

export function endOtherSessions(token: string, password: string) {
  return adminAct('sessions/end-others', { method: 'POST', token, json: { password } });
}

/** The same session for longer, under a new token. */
export function extendSession(token: string) {
  return adminRequest('session/extend', SignedIn, { method: 'POST', token });
}
