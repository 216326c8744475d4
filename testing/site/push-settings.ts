import { vapidKeys } from '../../scripts/vapid-keys.mjs';

const { publicKey, privateKey } = vapidKeys();

/** Keys of one run, and the only push service that its site may call besides those of browsers. */
export function pushSettings(pushService: string) {
  return {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:studio@studio.example',
    PUSH_TEST_SERVER: pushService,
  };
}
