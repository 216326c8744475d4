import { createECDH } from 'node:crypto';

const keys = createECDH('prime256v1');
const publicKey = keys.generateKeys('base64url');

/** Keys of one run, and the only push service that its site may call besides those of browsers. */
export function pushSettings(pushService: string) {
  return {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: keys.getPrivateKey('base64url'),
    VAPID_SUBJECT: 'mailto:studio@studio.example',
    PUSH_TEST_SERVER: pushService,
  };
}
