import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Job } from '../jobs/job.js';

export const SEND_CANARY_WEBHOOK = 'send-canary-webhook';
const ANSWER_TIMEOUT_MS = 10_000;

const payload = z.object({
  event: z.enum(['canary.silent', 'canary.healed']),
  since: z.iso.datetime(),
  problem: z.string().nullable(),
});
type Payload = z.infer<typeof payload>;

const SENTENCES = {
  'canary.silent': 'Enquiries do not reach the studio: two hourly checks in a row did not come to their end.',
  'canary.healed':
    'Enquiries reach the studio again. Those that were stored meanwhile are being delivered; what could not be sent to the public address is not among them.',
};

@Injectable()
export class SendCanaryWebhook extends Job<Payload> {
  readonly name = SEND_CANARY_WEBHOOK;
  readonly payload = payload;
  override readonly timeoutMs = 2 * ANSWER_TIMEOUT_MS;

  constructor(@Inject(ENV) private readonly env: Env) {
    super();
  }

  /** `text` is what chat programs show. */
  async run({ event, since, problem }: Payload, signal: AbortSignal): Promise<void> {
    const { ALERT_WEBHOOK_URL, SITE_URL } = this.env;
    if (!ALERT_WEBHOOK_URL) return;
    const response = await fetch(ALERT_WEBHOOK_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        event,
        site: SITE_URL,
        since,
        problem,
        text: `${SENTENCES[event]} ${SITE_URL}`,
      }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook for alarms answered ${response.status}.`);
  }
}
