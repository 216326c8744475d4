import { createPublicKey, verify } from 'node:crypto';

/** RFC 8292. @returns the claims, undefined when they were signed with another key */
export function claimsOf(authorization: string, publicKey: string): Record<string, unknown> | undefined {
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  );
  return isOurs && key === publicKey ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : undefined;
}
