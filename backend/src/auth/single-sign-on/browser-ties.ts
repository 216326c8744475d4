import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Keys } from '../../config/keys.js';

export const TIE_LASTS_MS = 10 * 60 * 1000;
const TIE = /^[\w-]{43}\.(\d{13})$/;

/** What the provider's answer must carry, or what it is fetched with. */
export interface Proofs {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A cookie's value that ties one sign-in to one browser. All proofs are signatures of it: none can be made without our key. */
@Injectable()
export class BrowserTies {
  constructor(private readonly keys: Keys) {}

  make(): { tie: string; proofs: Proofs } {
    const tie = `${randomBytes(32).toString('base64url')}.${Date.now() + TIE_LASTS_MS}`;
    return { tie, proofs: this.sign(tie) };
  }

  /** @returns undefined for one that is over, or no tie at all */
  proofsOf(tie = ''): Proofs | undefined {
    const [, until = ''] = TIE.exec(tie) ?? [];
    return Number(until) < Date.now() ? undefined : this.sign(tie);
  }

  private sign(tie: string): Proofs {
    const proof = (purpose: string) => this.keys.sign('single sign-on', `${purpose}\n${tie}`);
    return { state: proof('state'), nonce: proof('nonce'), codeVerifier: proof('code verifier') };
  }
}
