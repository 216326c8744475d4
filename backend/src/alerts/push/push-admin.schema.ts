import { ECDH } from 'node:crypto';
import { z } from 'zod';
import { singleLine } from '../../requests/clean-text.schema.js';

const NO_DEVICE = 'This browser gave no usable address for alerts. Please switch them on again.';

export const newPushDeviceSchema = z
  .object(
    {
      name: singleLine(
        60,
        'Please give this device a name.',
        'Please give a name of no more than 60 characters.',
      ),
      endpoint: z.string(NO_DEVICE).max(1_000, NO_DEVICE),
      p256dh: z.string(NO_DEVICE).refine(isPublicKey, NO_DEVICE),
      auth: z.string(NO_DEVICE).regex(/^[\w-]{22}$/, NO_DEVICE),
    },
    NO_DEVICE,
  )
  .meta({ id: 'NewPushDevice' });
export type NewPushDevice = z.infer<typeof newPushDeviceSchema>;

export const pushDevicesSchema = z
  .object({
    data: z.object({
      public_key: z.string().nullable().meta({ description: 'Null: this site sends no alerts to devices' }),
      devices: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          endpoint: z.string(),
          created_at: z.iso.datetime(),
        }),
      ),
    }),
  })
  .meta({ id: 'PushDevices' });
export type PushDevices = z.infer<typeof pushDevicesSchema>;

export const pushTestedSchema = z
  .object({ status: z.literal(true), message: z.string() })
  .meta({ id: 'PushTested' });
export type PushTested = z.infer<typeof pushTestedSchema>;

/** A point of the curve that web push encrypts for. */
function isPublicKey(key: string): boolean {
  if (!/^[\w-]{87}$/.test(key)) return false;
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed') === key;
  } catch {
    return false;
  }
}
