import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Env } from './env.js';
import { seal, unseal } from './seal.js';

/** A key of one purpose is worthless for every other. */
export type KeyPurpose =
  | 'tokens'
  | 'browser marks'
  | 'remembered devices'
  | 'authenticator secrets'
  | 'preview links'
  | 'project preview links'
  | 'content previews'
  | 'throttling'
  | 'invitations'
  | 'canary'
  | 'consent receipts'
  | 'person hashes'
  | 'password links'
  | 'single sign-on';

const KEY_BYTES = 32;

/** Keys derived from JWT_SECRET (HKDF, RFC 5869). Signatures of JWT_SECRET_PREVIOUS stay valid, so that it can change. */
export class Keys {
  private readonly secrets: string[];

  constructor({ JWT_SECRET, JWT_SECRET_PREVIOUS }: Pick<Env, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>) {
    this.secrets = JWT_SECRET_PREVIOUS ? [JWT_SECRET, JWT_SECRET_PREVIOUS] : [JWT_SECRET];
  }

  present(purpose: KeyPurpose): Buffer {
    const [secret = ''] = this.secrets;
    return derive(secret, purpose);
  }

  /** HMAC-SHA-256 in base64url: 43 characters. */
  sign(purpose: KeyPurpose, text: string): string {
    return signature(this.present(purpose), text);
  }

  isSigned(purpose: KeyPurpose, text: string, given: string): boolean {
    return this.signerOf(purpose, text, given) !== undefined;
  }

  signerOf(purpose: KeyPurpose, text: string, given: string): Buffer | undefined {
    return this.secrets
      .map((secret) => derive(secret, purpose))
      .find((key) => isSame(signature(key, text), given));
  }

  /** @param context must be the same when it is opened */
  seal(purpose: KeyPurpose, text: string, context: string): string {
    return seal(this.present(purpose), text, context);
  }

  unseal(purpose: KeyPurpose, sealed: string, context: string): string | undefined {
    for (const secret of this.secrets) {
      const text = unseal(derive(secret, purpose), sealed, context);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** @returns undefined unless only the previous secret opens it */
  reseal(purpose: KeyPurpose, sealed: string, context: string): string | undefined {
    if (unseal(this.present(purpose), sealed, context) !== undefined) return undefined;
    const text = this.unseal(purpose, sealed, context);
    return text === undefined ? undefined : this.seal(purpose, text, context);
  }
}

function derive(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `studio: ${purpose}`, KEY_BYTES));
}

function signature(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

function isSame(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
