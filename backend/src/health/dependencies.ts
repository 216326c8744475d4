import { HttpException, Injectable } from '@nestjs/common';
import {
  HealthCheckService,
  type HealthIndicatorFunction,
  HealthIndicatorService,
  TypeOrmHealthIndicator,
} from '@nestjs/terminus';
import { z } from 'zod';
import { CanaryStatus } from '../canary/canary-status.js';
import { JobQueue } from '../jobs/job-queue.js';
import { JobWorker } from '../jobs/job-worker.js';
import { ImageStore } from '../pictures/image-store.js';

const ANSWER_TIMEOUT_MS = 2_000;
const STORE_CACHE_MS = 5_000;
/** No such picture; a store that answers so is available. */
const NO_PICTURE = 'health-check';

const readinessSchema = z.object({
  status: z.string(),
  details: z.record(z.string(), z.object({ status: z.string() })),
});
export type Readiness = z.infer<typeof readinessSchema>;

@Injectable()
export class Dependencies {
  constructor(
    private readonly queue: JobQueue,
    private readonly database: TypeOrmHealthIndicator,
    private readonly indicator: HealthIndicatorService,
    private readonly worker: JobWorker,
    private readonly store: ImageStore,
    private readonly health: HealthCheckService,
    private readonly canary: CanaryStatus,
  ) {}

  async readiness(): Promise<Readiness> {
    try {
      return await this.withCanary(readinessSchema.parse(await this.health.check(this.checks())));
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      return readinessSchema.parse(error.getResponse());
    }
  }

  /** A restart would not help a way that is interrupted outside, so it is no failure. */
  private async withCanary({ status, details }: Readiness): Promise<Readiness> {
    if (!this.canary.isOn) return { status, details };
    const { state } = await this.canary.read();
    if (state !== 'silent') return { status, details: { ...details, canary: { status: 'up' } } };
    return { status: 'degraded', details: { ...details, canary: { status: 'degraded' } } };
  }

  private checks(): HealthIndicatorFunction[] {
    return [
      () => this.database.pingCheck('database', { timeout: ANSWER_TIMEOUT_MS }),
      () => this.checkStore(),
      () => this.checkJobs(),
    ];
  }

  private async checkStore() {
    const attempt = this.indicator.check('store').attempt(async () => {
      await this.store.read(NO_PICTURE);
    });
    return attempt.withTimeout(ANSWER_TIMEOUT_MS).cacheFor(STORE_CACHE_MS);
  }

  private async checkJobs() {
    const attempt = this.indicator.check('jobs').attempt(async () => {
      if (!this.worker.isRunning) throw new Error('No worker runs.');
      if (await this.queue.isStuck()) throw new Error('No job has come to an end for minutes.');
    });
    return attempt.withTimeout(ANSWER_TIMEOUT_MS);
  }
}
