import { createECDH } from 'node:crypto';

const BYTES = 32;

/** A pair for push messages, of which the browser is given the public one. */
export function vapidKeys() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return pairOf(keys);
}

/** Node leaves leading zeros out, which every 256th key has. @param {import('node:crypto').ECDH} keys */
export function pairOf(keys) {
  const privateKey = Buffer.from(keys.getPrivateKey('hex').padStart(2 * BYTES, '0'), 'hex');
  return { publicKey: keys.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
