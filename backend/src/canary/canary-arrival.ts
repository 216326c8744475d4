import { ForbiddenException, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Keys } from '../config/keys.js';
import { JobQueue } from '../jobs/job-queue.js';
import { cycleOfMark } from './canary-mark.js';
import { markArrived } from './canary.repository.js';
import { SEND_CANARY_MAIL } from './send-canary-mail.job.js';

/** The other end of the public address. What carries a mark never becomes an enquiry, not even a forged one. */
@Injectable()
export class CanaryArrival {
  constructor(
    private readonly database: DataSource,
    private readonly jobs: JobQueue,
    private readonly keys: Keys,
  ) {}

  /** In one transaction with the job of its mail, as an enquiry. @returns what a visitor is told @throws 403 */
  async receive(mark: string): Promise<{ createdAt: Date; callDue: Date }> {
    const createdAt = new Date();
    const cycleId = cycleOfMark(this.keys, mark);
    await this.database.transaction(async (manager) => {
      if (!cycleId || !(await markArrived(manager, cycleId)))
        throw new ForbiddenException({ message: 'This is not a canary that this site waits for.' });
      await this.jobs.add(manager, SEND_CANARY_MAIL, { cycleId });
    });
    return { createdAt, callDue: createdAt };
  }
}
