import { Logger } from '@nestjs/common';
import { type Runner, type RunnerOptions, run } from 'graphile-worker';
import type { Pool } from 'pg';

const FAILURES_BEFORE_RESTART = 2;
const RESTART_AFTER_MS = 2_000;

/** Replaces a runner that lost the database: left to itself it may never recover. */
export class LaneRunner {
  private readonly logger = new Logger('JobWorker');
  private running: { runner: Runner; pool: Pool } | undefined;
  private restart: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    private readonly openPool: () => Pool,
    private readonly options: RunnerOptions,
  ) {}

  get isRunning(): boolean {
    return this.running !== undefined;
  }

  async start(): Promise<void> {
    const running = await this.open();
    if (this.isStopping) return close(running);
    this.running = running;
    const { runner } = running;
    const startAgain = (): void => this.startAgain(running);
    runner.promise.then(startAgain, startAgain);
    let failures = 0;
    runner.events.on('worker:getJob:error', () => {
      failures += 1;
      if (failures === FAILURES_BEFORE_RESTART) startAgain();
    });
    runner.events.on('worker:getJob:empty', () => (failures = 0));
    runner.events.on('job:start', () => (failures = 0));
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.restart);
    await close(this.running);
  }

  private async open(): Promise<{ runner: Runner; pool: Pool }> {
    const pool = this.openPool();
    try {
      return { pool, runner: await run({ ...this.options, pgPool: pool }) };
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  private startAgain(lost: typeof this.running): void {
    if (this.isStopping || this.running !== lost) return;
    this.running = undefined;
    void close(lost);
    this.logger.warn(
      `The job worker cannot reach its queue and starts again in ${RESTART_AFTER_MS / 1000} seconds.`,
    );
    this.restart = setTimeout(() => {
      this.start().catch((error: unknown) => {
        this.logger.warn(error);
        this.startAgain(undefined);
      });
    }, RESTART_AFTER_MS);
  }
}

async function close(running: { runner: Runner; pool: Pool } | undefined): Promise<void> {
  await running?.runner.stop().catch(() => undefined);
  await running?.pool.end();
}
