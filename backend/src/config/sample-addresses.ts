import type { RefinementCtx } from 'zod';
import { isOwnMailHost } from './own-mail-host.js';

interface Mails {
  SMTP_URL?: string | undefined;
  MAIL_FROM: string;
  ENQUIRY_TO: string;
}

const SAMPLE = /@([\w-]+\.)*example\.com(?![\w.-])/i;

/** A mail server takes such mail and nobody ever reads it. */
export function refuseSampleAddresses(env: Mails, context: RefinementCtx): void {
  if (!env.SMTP_URL || !URL.canParse(env.SMTP_URL) || isOwnMailHost(env.SMTP_URL)) return;
  for (const name of ['MAIL_FROM', 'ENQUIRY_TO'] as const) {
    if (!SAMPLE.test(env[name])) continue;
    const message = 'is below example.com, where no mail arrives: set an address of your own';
    context.addIssue({ code: 'custom', path: [name], message });
  }
}
