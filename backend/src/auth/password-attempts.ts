import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../audit/audit-log.js';
import { retryDeadlock } from '../database/retry-deadlock.js';
import { JobQueue } from '../jobs/job-queue.js';
import { Semaphore } from '../throttle/semaphore.js';
import type { Allowance } from '../throttle/allowance.js';
import { Throttle } from '../throttle/throttle.service.js';
import { TooManyRequests } from '../throttle/too-many-requests.js';
import type { Admin } from './admin.entity.js';
import { tooManySignIns } from './passwords.js';
import { type FailedAttempt, RECORD_FAILED_ATTEMPT, failedAttempt } from './record-failed-attempt.job.js';

/** Priority in the queue: after all other jobs. */
const LAST = 10;

export type Count = [purpose: string, who: string, allowance: Allowance];

export interface PasswordAttempt {
  actor: Actor;
  /** Null when no account has the address that was typed in. */
  admin: Admin | null;
  counts: Count[];
}

export interface CountedAttempt extends PasswordAttempt {
  /** Tries that are still free of waiting. */
  left: number;
}

/** Never records what was typed in: it may be a password in the wrong field. */
@Injectable()
export class PasswordAttempts {
  /** Caps sign-ins so that they cannot exhaust the pool. */
  private readonly semaphore = new Semaphore(2, {
    maxQueue: 100,
    timeoutMs: 10_000,
    refusal: tooManySignIns,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    private readonly jobs: JobQueue,
  ) {}

  /** Counts the attempt as failed before the check, so that many at once gain nothing. @throws TooManyRequests */
  begin(find: () => Promise<PasswordAttempt>): Promise<CountedAttempt> {
    return this.semaphore.run(async () => {
      const attempt = await find();
      try {
        return { ...attempt, left: await this.count(attempt) };
      } catch (error) {
        if (error instanceof TooManyRequests) await this.fail(attempt, 'sign-in locked');
        throw error;
      }
    });
  }

  /** One that could not be checked does not count. */
  async check<Result>(attempt: PasswordAttempt, check: () => Promise<Result>): Promise<Result> {
    try {
      return await check();
    } catch (error) {
      for (const [purpose, who] of attempt.counts) await this.throttle.giveBack(purpose, who);
      throw error;
    }
  }

  /** One statement, whether or not there is such an account. */
  async fail(attempt: PasswordAttempt, action: FailedAttempt['action'] = 'sign-in failed'): Promise<void> {
    const payload = failedAttempt.parse({ ...attempt, action, at: new Date() });
    await this.jobs.add(this.dataSource.manager, RECORD_FAILED_ATTEMPT, payload, { priority: LAST });
  }

  async forget({ counts }: Pick<PasswordAttempt, 'counts'>): Promise<void> {
    for (const [purpose, who] of counts) await this.throttle.forget(purpose, who);
  }

  /** All or nothing. @returns how many more are free */
  private count({ counts }: PasswordAttempt): Promise<number> {
    return retryDeadlock(() =>
      this.dataSource.transaction(async (manager) => {
        let left = Infinity;
        for (const count of counts) left = Math.min(left, await this.throttle.take(...count, manager));
        return left;
      }),
    );
  }
}
