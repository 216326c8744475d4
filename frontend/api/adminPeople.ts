import { adminAct, adminRequest } from './adminRequest.ts';
import {
  InvitationMade,
  InvitationSent,
  People,
  type Person,
  type RemovalForm,
  SecondFactorPolicy,
} from './wire.gen.ts';

type Role = Person['role'];

export function listPeople(token: string, signal: AbortSignal) {
  return adminRequest('people', People, { token, signal });
}

export function invite(token: string, json: { email: string; role: Role }) {
  return adminRequest('invitations', InvitationMade, { method: 'POST', token, json });
}

/** With a new link. */
export function sendInvitation(token: string, id: string) {
  return adminRequest(`invitations/${id}/send`, InvitationSent, { method: 'POST', token });
}

export function takeBackInvitation(token: string, id: string) {
  return adminAct(`invitations/${id}`, { method: 'DELETE', token });
}

export function changeRole(token: string, id: string, role: Role) {
  return adminAct(`people/${id}`, { method: 'PATCH', token, json: { role } });
}

export function blockPerson(token: string, id: string, isBlocked: boolean) {
  const act = isBlocked ? 'block' : 'unblock';
  return adminAct(`people/${id}/${act}`, { method: 'POST', token });
}

/** @param json who takes what they leave; null for nobody */
export function removePerson(token: string, id: string, json: RemovalForm) {
  return adminAct(`people/${id}`, { method: 'DELETE', token, json });
}

export function resetSecondFactor(token: string, id: string) {
  return adminAct(`people/${id}/second-factor/reset`, { method: 'POST', token });
}

export function readPolicy(token: string, signal: AbortSignal) {
  return adminRequest('second-factor/policy', SecondFactorPolicy, { token, signal });
}

export function changePolicy(token: string, required: boolean) {
  return adminAct('second-factor/policy', { method: 'PUT', token, json: { required } });
}
