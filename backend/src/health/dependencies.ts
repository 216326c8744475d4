import { Injectable } from '@nestjs/common';
import {
  HealthIndicatorService,
  type HealthIndicatorFunction,
  TypeOrmHealthIndicator,
} from '@nestjs/terminus';
import { JobWorker } from '../jobs/job-worker.js';

const ANSWER_WITHIN_MS = 2_000;

/** What the service cannot do its work without. */
@Injectable()
export class Dependencies {
  constructor(
    private readonly database: TypeOrmHealthIndicator,
    private readonly indicator: HealthIndicatorService,
    private readonly worker: JobWorker,
  ) {}

  checks(): HealthIndicatorFunction[] {
    return [
      () => this.database.pingCheck('database', { timeout: ANSWER_WITHIN_MS }),
      () => {
        const jobs = this.indicator.check('jobs');
        return this.worker.isRunning ? jobs.up() : jobs.down();
      },
    ];
  }
}
