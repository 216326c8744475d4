import { Injectable } from '@nestjs/common';
import {
  type HealthIndicatorFunction,
  HealthIndicatorService,
  TypeOrmHealthIndicator,
} from '@nestjs/terminus';
import { JobWorker } from '../jobs/job-worker.js';
import { ImageStore } from '../upload/image-store.js';

const ANSWER_WITHIN_MS = 2_000;
/** However often somebody asks, the store is asked this seldom. */
const STORE_ANSWER_KEPT_MS = 5_000;
/** There is no such picture; a store that can say so is well. */
const NO_PICTURE = 'health-check';

/** What the service cannot do its work without. */
@Injectable()
export class Dependencies {
  constructor(
    private readonly database: TypeOrmHealthIndicator,
    private readonly indicator: HealthIndicatorService,
    private readonly worker: JobWorker,
    private readonly store: ImageStore,
  ) {}

  checks(): HealthIndicatorFunction[] {
    return [
      () => this.database.pingCheck('database', { timeout: ANSWER_WITHIN_MS }),
      () => this.checkStore(),
      () => this.checkJobs(),
    ];
  }

  private async checkStore() {
    const attempt = this.indicator.check('store').attempt(async () => {
      await this.store.read(NO_PICTURE);
    });
    return attempt.withTimeout(ANSWER_WITHIN_MS).cacheFor(STORE_ANSWER_KEPT_MS);
  }

  private checkJobs() {
    const jobs = this.indicator.check('jobs');
    return this.worker.isRunning ? jobs.up() : jobs.down();
  }
}
