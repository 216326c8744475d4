import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { PushRequest } from '../servers/push-service.ts';

const SALT_BYTES = 16;
const TAG_BYTES = 16;
const KEY_BYTES = 65;
const BEFORE_KEY = SALT_BYTES + 4 + 1;
const message = z.object({ title: z.string(), tag: z.string(), path: z.string() });
export type ShownMessage = z.infer<typeof message>;

export interface PushDevice {
  path: string;
  subscription: { name: string; endpoint: string; p256dh: string; auth: string };
  /** RFC 8291: only this device can. */
  read(request: PushRequest): ShownMessage;
}

export function pushDevice(origin: string, name = 'A telephone'): PushDevice {
  const keys = createECDH('prime256v1');
  const own = keys.generateKeys();
  const auth = randomBytes(SALT_BYTES);
  const path = `/send/${randomUUID()}`;
  return {
    path,
    subscription: {
      name,
      endpoint: `${origin}${path}`,
      p256dh: own.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    read: ({ body }) => {
      const salt = body.subarray(0, SALT_BYTES);
      const theirs = body.subarray(BEFORE_KEY, BEFORE_KEY + KEY_BYTES);
      const sealed = body.subarray(BEFORE_KEY + KEY_BYTES, -TAG_BYTES);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
      const secret = derive(keys.computeSecret(theirs), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(body.subarray(-TAG_BYTES));
      const opened = Buffer.concat([decipher.update(sealed), decipher.final()]).toString();
      return message.parse(JSON.parse(opened.slice(0, opened.lastIndexOf('\x02'))));
    },
  };
}

function derive(secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
