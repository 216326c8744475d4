import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { MailJob } from '../mail/mail.job.js';
import { canaryMailId } from './canary.mail.js';
import { isToReturn, markProblem, markReturned, readUnreturned } from './canary.repository.js';
import { takeFromMailbox } from './take-from-mailbox.js';

export const FIND_CANARY_MAIL = 'find-canary-mail';
const NOT_BACK = 'The mail left, and has not arrived in the mailbox.';

const payload = z.object({ cycleId: z.uuid() });
type Payload = z.infer<typeof payload>;

/** Takes those of earlier cycles along, which came late. */
@Injectable()
export class FindCanaryMail extends MailJob<Payload> {
  readonly name = FIND_CANARY_MAIL;
  readonly payload = payload;

  constructor(
    private readonly database: DataSource,
    @Inject(ENV) private readonly env: Env,
  ) {
    super();
  }

  async run({ cycleId }: Payload): Promise<void> {
    const { IMAP_URL, SITE_URL } = this.env;
    if (!IMAP_URL || !(await isToReturn(this.database, cycleId))) return;
    const { hostname } = new URL(SITE_URL);
    const cycles = await readUnreturned(this.database);
    const idOf = (id: string) => `<${canaryMailId(id)}@${hostname}>`;
    const taken = await takeFromMailbox(IMAP_URL, cycles.map(idOf)).catch(async (error: unknown) => {
      await markProblem(this.database, cycleId, `The mailbox could not be read: ${String(error)}`);
      throw new Error('The mailbox of the canary could not be read.');
    });
    await markReturned(
      this.database,
      cycles.filter((id) => taken.has(idOf(id))),
    );
    if (taken.has(idOf(cycleId))) return;
    await markProblem(this.database, cycleId, NOT_BACK);
    throw new Error(NOT_BACK);
  }
}
