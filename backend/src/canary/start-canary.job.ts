import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { reasonOf } from '../errors/reason-of.js';
import { Keys } from '../config/keys.js';
import { Job } from '../jobs/job.js';
import { CANARY_HEADER, canaryMark } from './canary-mark.js';
import { markProblem, startCycle } from './canary.repository.js';

const ANSWER_TIMEOUT_MS = 30_000;
/** Checked as if somebody had filled it in. */
const FORM = {
  name: 'Canary',
  email: 'canary@example.com',
  phone: '+91 98765 43210',
  message: 'This enquiry was sent by the website itself, to see whether enquiries reach the studio.',
  consent: 'on',
};

@Injectable()
export class StartCanary extends Job {
  readonly name = 'start-canary';
  readonly payload = z.unknown();
  override readonly schedule = '7 * * * *';
  override readonly timeoutMs = 2 * ANSWER_TIMEOUT_MS;

  constructor(
    private readonly database: DataSource,
    private readonly keys: Keys,
    @Inject(ENV) private readonly env: Env,
  ) {
    super();
  }

  /** What goes wrong is not tried again: the next cycle begins in an hour, and two silent ones raise the alarm. */
  async run(_payload: unknown, signal: AbortSignal): Promise<void> {
    if (!this.env.CANARY_TO) return;
    const cycleId = await startCycle(this.database.manager);
    try {
      await this.send(cycleId, AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]));
    } catch (error) {
      await markProblem(this.database, cycleId, `The form could not be sent: ${reasonWithCause(error)}`);
    }
  }

  private async send(cycleId: string, signal: AbortSignal): Promise<void> {
    const body = new FormData();
    for (const [name, value] of Object.entries(FORM)) body.append(name, value);
    const response = await fetch(new URL('/api/enquiry', this.env.SITE_URL), {
      method: 'POST',
      headers: { [CANARY_HEADER]: canaryMark(this.keys, cycleId) },
      body,
      redirect: 'error',
      signal,
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the public address answered ${response.status}.`);
  }
}

/** Of what `fetch` throws, the cause alone says why. */
function reasonWithCause(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? reasonOf(error) : `${reasonOf(error)}: ${reasonOf(cause)}`;
}
