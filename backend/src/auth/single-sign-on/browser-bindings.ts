import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Keys } from '../../config/keys.js';

export const BINDING_LASTS_MS = 10 * 60 * 1000;
const BINDING = /^[\w-]{43}\.(\d{13})$/;

/** What the provider's answer must carry, or what it is fetched with. */
export interface Proofs {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A cookie's value that binds one sign-in to one browser. All proofs are signatures of it: none can be made without our key. */
@Injectable()
export class BrowserBindings {
  constructor(private readonly keys: Keys) {}

  make(): { binding: string; proofs: Proofs } {
    const binding = `${randomBytes(32).toString('base64url')}.${Date.now() + BINDING_LASTS_MS}`;
    return { binding, proofs: this.sign(binding) };
  }

  /** @returns undefined for one that is over, or no binding at all */
  proofsOf(binding = ''): Proofs | undefined {
    const [, until = ''] = BINDING.exec(binding) ?? [];
    return Number(until) < Date.now() ? undefined : this.sign(binding);
  }

  private sign(binding: string): Proofs {
    const proof = (purpose: string) => this.keys.sign('single sign-on', `${purpose}\n${binding}`);
    return { state: proof('state'), nonce: proof('nonce'), codeVerifier: proof('code verifier') };
  }
}
