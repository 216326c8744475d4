import { Inject, Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import type { Admin } from '../admin.entity.js';
import type { NewCredential, SignInCredential } from './passkey.schema.js';
import type { Passkey } from './passkey.entity.js';

export const CHALLENGE_MS = 5 * 60_000;
/** EdDSA, ES256, RS256: the library would add one that Node still calls experimental. */
const ALGORITHMS = [-8, -7, -257];

/** This site, as WebAuthn calls it. Browsers offer passkeys on HTTPS and on localhost only. */
@Injectable()
export class RelyingParty {
  private readonly origin: string;
  private readonly id: string;

  constructor(@Inject(ENV) env: Env) {
    const site = new URL(env.SITE_URL);
    this.origin = site.origin;
    this.id = site.hostname;
  }

  creationOptions({ id, email, name }: Admin, known: Passkey[]) {
    return generateRegistrationOptions({
      rpID: this.id,
      rpName: this.id,
      userID: userHandleOf(id),
      userName: email,
      userDisplayName: name || email,
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map(descriptor),
    });
  }

  /** @param known absent before anybody knows who signs in */
  requestOptions(known?: Passkey[]) {
    return generateAuthenticationOptions({
      rpID: this.id,
      timeout: CHALLENGE_MS,
      userVerification: 'required',
      allowCredentials: known?.map(descriptor),
    });
  }

  /** @returns undefined when anything about it is wrong */
  async credentialOf(response: NewCredential, expectedChallenge: string) {
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: this.origin,
        expectedRPID: this.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      return registrationInfo?.credential;
    } catch {
      return undefined;
    }
  }

  /** @returns the new counter, or undefined when anything about it is wrong */
  async counterOf(response: SignInCredential, expectedChallenge: string, passkey: Passkey) {
    const { userHandle } = response.response;
    if (userHandle && userHandle !== Buffer.from(userHandleOf(passkey.adminId)).toString('base64url'))
      return undefined;
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: this.origin,
        expectedRPID: this.id,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: Number(passkey.counter),
        },
      });
      return verified ? authenticationInfo.newCounter : undefined;
    } catch {
      return undefined;
    }
  }
}

function userHandleOf(adminId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(adminId.replaceAll('-', ''), 'hex'));
}

function descriptor({ credentialId, transports }: Passkey) {
  return { id: credentialId, transports };
}
