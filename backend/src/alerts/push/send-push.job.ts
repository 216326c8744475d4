import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AccountNotices } from '../../auth/account-notices.js';
import { Job } from '../../jobs/job.js';
import { alertMessage } from '../alert-message.js';
import { stillWaiting } from '../sent-alert.repository.js';
import { type DecidedAlert, decidedAlertSchema } from './decided-alert.schema.js';
import { type PushMessage, pushMessageSchema } from './push-message.schema.js';
import { PushSender } from './push-sender.js';
import { forgetSubscription, usableSubscription } from './push-subscription.repository.js';

/** After that an alert helps nobody: the job ends, and does not count as given up. */
const USEFUL_FOR_MS = 3_600_000;
export const SEND_PUSH = 'send-push';

const payload = z.object({
  subscriptionId: z.uuid(),
  message: pushMessageSchema,
  decidedAt: z.iso.datetime(),
  /** Servers of an earlier version send the message as it is. */
  alert: decidedAlertSchema.optional(),
});
type Payload = z.infer<typeof payload>;

@Injectable()
export class SendPush extends Job<Payload> {
  readonly name = SEND_PUSH;
  readonly payload = payload;
  override readonly timeoutMs = 30_000;

  constructor(
    private readonly database: DataSource,
    private readonly sender: PushSender,
    private readonly notices: AccountNotices,
  ) {
    super();
  }

  async run({ subscriptionId, alert, decidedAt, ...decided }: Payload, signal: AbortSignal): Promise<void> {
    if (Date.now() - Date.parse(decidedAt) > USEFUL_FOR_MS) return;
    const forMs = (alert?.closesAt ?? Infinity) - Date.now();
    const message = alert ? await this.messageOf(alert) : decided.message;
    const target = await usableSubscription(this.database, subscriptionId);
    if (forMs <= 0 || !message || !target || !this.sender.publicKey) return;
    const isTaken = await this.sender.send(target, message, signal, forMs);
    if (!isTaken) await this.forget(subscriptionId);
  }

  private async forget(subscriptionId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const gone = await forgetSubscription(manager, subscriptionId);
      const notice = { what: 'alerts ended', at: new Date(), device: gone?.name ?? '' } as const;
      if (gone) await this.notices.add(manager, gone.admin_id, notice);
    });
  }

  /** @returns undefined when none of the enquiries is waiting any longer */
  private async messageOf({ kind, enquiries, decidedAt }: DecidedAlert): Promise<PushMessage | undefined> {
    const waiting = await stillWaiting(this.database, kind, enquiries);
    return waiting.length > 0 ? alertMessage(kind, waiting, decidedAt) : undefined;
  }
}
