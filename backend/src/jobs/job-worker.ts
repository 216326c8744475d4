import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type RunnerOptions, type Task, parseCronItems } from 'graphile-worker';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { connectionLimits } from '../database/connection-limits.js';
import { openPool } from '../database/open-pool.js';
import { findJobs } from './find-jobs.js';
import type { Job, Lane } from './job.js';
import { JobRuns } from './job-runs.js';
import { LaneRunner } from './lane-runner.js';
import { workerLogger } from './worker-logger.js';

const LANES: Lane[] = ['work', 'mail'];
const CONCURRENCY = 2;
/** One listens, and each place fetches its jobs with one. */
const MAX_CONNECTIONS = CONCURRENCY + 1;
/** Milliseconds: jobs under way are ended, then nothing more is waited for. */
const ABORT_AFTER_MS = 1_000;
const STOP_TIMEOUT_MS = 1_500;
/** Without a batch, a result that cannot be written would end the process instead of the worker. */
const HANDLED = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

@Injectable()
export class JobWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private lanes: LaneRunner[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly runs: JobRuns,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const jobs = findJobs(this.discovery);
    const limits = { ...connectionLimits.serving, max: MAX_CONNECTIONS };
    this.lanes = LANES.map(
      (lane) =>
        new LaneRunner(
          () => openPool(this.env.DATABASE_URL, limits),
          this.options(jobs.filter((job) => job.lane === lane)),
        ),
    );
    await Promise.all(this.lanes.map((lane) => lane.start()));
  }

  async beforeApplicationShutdown(): Promise<void> {
    const deadline = new Promise<void>((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref());
    await Promise.race([Promise.all(this.lanes.map((lane) => lane.stop())), deadline]);
  }

  get isRunning(): boolean {
    return this.lanes.length > 0 && this.lanes.every((lane) => lane.isRunning);
  }

  private options(jobs: Job[]): RunnerOptions {
    return {
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      preset: { worker: HANDLED },
      gracefulShutdownAbortTimeout: ABORT_AFTER_MS,
      logger: workerLogger(),
      taskList: Object.fromEntries(
        jobs.map((job): [string, Task] => [
          job.name,
          (payload, { abortSignal }) => this.runs.run(job, payload, abortSignal),
        ]),
      ),
      parsedCronItems: parseCronItems(
        jobs.flatMap(({ name, schedule }) => {
          if (!schedule) return [];
          return [{ task: name, ...(typeof schedule === 'string' ? { match: schedule } : schedule) }];
        }),
      ),
    };
  }
}
