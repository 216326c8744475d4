import { Inject, Injectable } from '@nestjs/common';
import webPush from 'web-push';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { isPushEndpoint } from './push-endpoint.js';
import type { PushMessage } from './push-message.schema.js';
import type { PushSubscription } from './push-subscription.entity.js';

const ANSWER_TIMEOUT_MS = 10_000;
/** A device that was off for longer shows the message no more. */
const MAX_WAIT_MS = 4 * 3_600_000;
const GONE = new Set([404, 410]);
const REFUSED = new Set([401, 403]);

export type Target = Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth'>;

export class PushKeysRefused extends Error {}

@Injectable()
export class PushSender {
  constructor(@Inject(ENV) private readonly env: Env) {}

  /** Null where no keys are set: nobody can then switch alerts on. */
  get publicKey(): string | null {
    return this.env.VAPID_PUBLIC_KEY ?? null;
  }

  mayCall(endpoint: string): boolean {
    return isPushEndpoint(endpoint, this.env.PUSH_TEST_SERVER);
  }

  /** @param forMs how long it may wait for the device @returns false when the device takes no more messages @throws when the push service cannot take it now */
  async send(
    target: Target,
    message: PushMessage,
    signal: AbortSignal,
    forMs = MAX_WAIT_MS,
  ): Promise<boolean> {
    if (!this.mayCall(target.endpoint)) return false;
    const { endpoint, method, headers, body } = this.request(target, message, Math.min(MAX_WAIT_MS, forMs));
    const response = await fetch(endpoint, {
      method,
      headers,
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (GONE.has(response.status)) return false;
    if (REFUSED.has(response.status))
      throw new PushKeysRefused(`A push service refused the keys with ${response.status}.`);
    if (!response.ok) throw new Error(`A push service answered ${response.status}.`);
    return true;
  }

  private request({ endpoint, p256dh, auth }: Target, message: PushMessage, forMs: number) {
    const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT } = this.env;
    if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY || !VAPID_SUBJECT) throw new Error('Push has no keys.');
    const vapidDetails = {
      subject: VAPID_SUBJECT,
      publicKey: VAPID_PUBLIC_KEY,
      privateKey: VAPID_PRIVATE_KEY,
    };
    const options = { vapidDetails, TTL: Math.ceil(forMs / 1_000), urgency: 'high' } as const;
    return webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      Buffer.from(JSON.stringify(message)),
      options,
    );
  }
}
