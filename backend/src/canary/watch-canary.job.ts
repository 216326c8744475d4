import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { JobQueue } from '../jobs/job-queue.js';
import { Job } from '../jobs/job.js';
import { closeOutage, openOutage } from './canary-outage.repository.js';
import { CanaryStatus } from './canary-status.js';
import { SEND_CANARY_WEBHOOK } from './send-canary-webhook.job.js';

/** News that could not be told yet is out of date. */
const NEWEST = { key: SEND_CANARY_WEBHOOK };

@Injectable()
export class WatchCanary extends Job {
  readonly name = 'watch-canary';
  readonly payload = z.unknown();
  override readonly schedule = '*/5 * * * *';

  constructor(
    private readonly database: DataSource,
    private readonly canary: CanaryStatus,
    private readonly jobs: JobQueue,
  ) {
    super();
  }

  async run(): Promise<void> {
    const { state, finished_at: finishedAt, last } = await this.canary.read();
    if (state === 'silent') await this.alarm(finishedAt ?? last?.started_at, last?.problem ?? null);
    if (state === 'alive') await this.giveAllClear();
  }

  private async alarm(since: string | undefined, problem: string | null): Promise<void> {
    const beganAt = since ? new Date(since) : new Date();
    await this.database.transaction(async (manager) => {
      if (!(await openOutage(manager, beganAt))) return;
      const event = { event: 'canary.silent', since: beganAt.toISOString(), problem };
      await this.jobs.add(manager, SEND_CANARY_WEBHOOK, event, NEWEST);
    });
  }

  /** What waits for another attempt need not wait for hours now. */
  private async giveAllClear(): Promise<void> {
    await this.database.transaction(async (manager) => {
      const beganAt = await closeOutage(manager);
      if (!beganAt) return;
      const event = { event: 'canary.healed', since: beganAt.toISOString(), problem: null };
      await this.jobs.add(manager, SEND_CANARY_WEBHOOK, event, NEWEST);
      await this.jobs.hastenRetries(manager);
    });
  }
}
