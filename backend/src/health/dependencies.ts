import { setTimeout } from 'node:timers/promises';
import { HttpException, Injectable, Logger } from '@nestjs/common';
import { HealthCheckService, type HealthIndicatorFunction, HealthIndicatorService } from '@nestjs/terminus';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { CanaryStatus } from '../canary/canary-status.js';
import { JobQueue } from '../jobs/job-queue.js';
import { JobWorker } from '../jobs/job-worker.js';
import { ImageStore } from '../pictures/image-store.js';
import { RestoreProofStatus } from '../restore-proof/restore-proof-status.js';
import { isReadOnly } from './read-only.repository.js';

const ANSWER_TIMEOUT_MS = 2_000;
const STORE_CACHE_MS = 5_000;

const readinessSchema = z.object({
  status: z.string(),
  details: z.record(z.string(), z.object({ status: z.string() })),
});
export type Readiness = z.infer<typeof readinessSchema>;

@Injectable()
export class Dependencies {
  private readonly logger = new Logger(Dependencies.name);

  constructor(
    private readonly queue: JobQueue,
    private readonly database: DataSource,
    private readonly indicator: HealthIndicatorService,
    private readonly worker: JobWorker,
    private readonly store: ImageStore,
    private readonly health: HealthCheckService,
    private readonly canary: CanaryStatus,
    private readonly proofs: RestoreProofStatus,
  ) {}

  /** Only operators are told which dependency is down. */
  async readinessFor({ isBrief }: { isBrief: boolean }): Promise<Pick<Readiness, 'status'>> {
    const readiness = await this.readiness();
    return isBrief ? { status: readiness.status } : readiness;
  }

  async readiness(): Promise<Readiness> {
    try {
      const [found, amber] = await Promise.all([this.health.check(this.checks()), this.amber()]);
      const { status, details } = readinessSchema.parse(found);
      const isDegraded = Object.values(amber).some((one) => one.status === 'degraded');
      return { status: isDegraded ? 'degraded' : status, details: { ...details, ...amber } };
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      return readinessSchema.parse(error.getResponse());
    }
  }

  /** What a restart would not help is no failure: a way that is interrupted outside, a backup that is not proved. */
  private async amber(): Promise<Readiness['details']> {
    const [canary, proof] = await Promise.all([
      this.canary.isOn ? this.inTime(this.canary.read()) : undefined,
      this.inTime(this.proofs.read()),
    ]);
    return {
      ...(canary && { canary: { status: canary.state === 'silent' ? 'degraded' : 'up' } }),
      ...(proof &&
        proof.state !== 'none' && {
          restore_proof: { status: proof.state === 'proved' ? 'up' : 'degraded' },
        }),
    };
  }

  private async inTime<Report>(report: Promise<Report>): Promise<Report | undefined> {
    try {
      return await Promise.race([report, setTimeout(ANSWER_TIMEOUT_MS, undefined, { ref: false })]);
    } catch (error) {
      this.logger.warn(`A report could not be read: ${String(error)}`);
      return undefined;
    }
  }

  private checks(): HealthIndicatorFunction[] {
    return [() => this.checkDatabase(), () => this.checkStore(), () => this.checkJobs()];
  }

  private async checkDatabase() {
    const attempt = this.indicator.check('database').attempt(async () => {
      if (await isReadOnly(this.database)) throw new Error('The database is read-only.');
    });
    return attempt.withTimeout(ANSWER_TIMEOUT_MS);
  }

  private async checkStore() {
    const attempt = this.indicator.check('store').attempt(() => this.store.check());
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
