import type { EntityManager } from 'typeorm';
import { PasskeyChallenge } from '../passkeys/passkey-challenge.entity.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { AuthenticatorApp } from '../second-factor/authenticator-app.entity.js';
import { RecoveryCode } from '../second-factor/recovery-code.entity.js';
import { SignInTicket } from '../sign-in/sign-in-ticket.entity.js';
import { SingleSignOnIdentity } from '../single-sign-on/single-sign-on-identity.entity.js';
import { SingleSignOnTicket } from '../single-sign-on/single-sign-on-ticket.entity.js';
import { Admin } from '../admin.entity.js';

const TABLES = [
  AuthenticatorApp,
  RecoveryCode,
  Passkey,
  PasskeyChallenge,
  SignInTicket,
  SingleSignOnIdentity,
  SingleSignOnTicket,
];

/** All factors, the link to the provider and sign-ins under way; where a factor is required, the days of grace start again. */
export async function removeSecondFactor(manager: EntityManager, adminId: string): Promise<void> {
  await manager.update(Admin, adminId, { secondFactorDueAt: null });
  for (const table of TABLES) await manager.delete(table, { adminId });
}
