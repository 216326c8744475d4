import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { pairOf } from './vapid-keys.mjs';

test('a key that begins with zeros has all of its bytes', () => {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(Buffer.from('1'.padStart(64, '0'), 'hex'));
  const { privateKey, publicKey } = pairOf(keys);
  expect([privateKey, publicKey]).toEqual([
    expect.stringMatching(/^[\w-]{43}$/),
    expect.stringMatching(/^[\w-]{87}$/),
  ]);
  const again = createECDH('prime256v1');
  again.setPrivateKey(privateKey, 'base64url');
  expect(again.getPublicKey('base64url')).toBe(publicKey);
});
