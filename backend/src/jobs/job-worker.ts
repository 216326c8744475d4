import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type Runner, type RunnerOptions, type TaskList, parseCronItems, run } from 'graphile-worker';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Job } from './job.js';
import { workerLogger } from './worker-logger.js';

const CONCURRENCY = 2;
/** One that listens, one that fetches, and one for each job. */
const CONNECTIONS = CONCURRENCY + 2;
const FAILURES_BEFORE_RESTART = 2;
const RESTART_AFTER_MS = 2_000;
const STOP_WITHIN_MS = 1_500;
/** In batches, even of one, a result that cannot be written ends the worker; otherwise it would end the process. */
const HANDLED = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/** Runs the jobs inside this process; several servers share one queue without getting in each other's way. */
@Injectable()
export class JobWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobWorker.name);
  private runner: Runner | undefined;
  private restart: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Creates or upgrades the queue's tables first, so that jobs can be added from the first request on. */
  async onApplicationBootstrap(): Promise<void> {
    await this.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.restart);
    const deadline = new Promise<void>((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref());
    await Promise.race([stop(this.runner), deadline]);
  }

  get isRunning(): boolean {
    return this.runner !== undefined;
  }

  private async start(): Promise<void> {
    const runner = await run(this.options());
    // Stopped while it was on its way up again.
    if (this.isStopping) return stop(runner);
    this.runner = runner;
    const startAgain = (): void => this.startAgain(runner);
    runner.promise.then(startAgain, startAgain);
    let failures = 0;
    runner.events.on('worker:getJob:error', () => {
      failures += 1;
      if (failures === FAILURES_BEFORE_RESTART) startAgain();
    });
    runner.events.on('worker:getJob:empty', () => (failures = 0));
    runner.events.on('job:start', () => (failures = 0));
  }

  /** A worker that lost the database is replaced: left to itself it may wait for a minute, or never recover at all. */
  private startAgain(lost: Runner | undefined): void {
    if (this.isStopping || this.runner !== lost) return;
    this.runner = undefined;
    void stop(lost);
    this.logger.warn(
      `The job worker cannot reach its queue and starts again in ${RESTART_AFTER_MS / 1000} seconds.`,
    );
    this.restart = setTimeout(() => {
      this.start().catch(() => this.startAgain(undefined));
    }, RESTART_AFTER_MS);
  }

  private options(): RunnerOptions {
    const jobs = this.jobs();
    return {
      connectionString: this.env.DATABASE_URL,
      maxPoolSize: CONNECTIONS,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      preset: { worker: HANDLED },
      gracefulShutdownAbortTimeout: STOP_WITHIN_MS,
      logger: workerLogger(),
      taskList: taskList(jobs),
      parsedCronItems: parseCronItems(
        jobs.flatMap((job) => (job.schedule ? [{ task: job.name, match: job.schedule }] : [])),
      ),
    };
  }

  private jobs(): Job[] {
    return this.discovery
      .getProviders()
      .map((provider): unknown => provider.instance)
      .filter((instance) => instance instanceof Job);
  }
}

function taskList(jobs: Job[]): TaskList {
  return Object.fromEntries(
    jobs.map((job) => [job.name, (payload: unknown) => job.run(job.payload.parse(payload))]),
  );
}

async function stop(runner: Runner | undefined): Promise<void> {
  await runner?.stop().catch(() => undefined);
}
