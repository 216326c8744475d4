import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Job } from './job.js';

/** Longer than any job of ours may take: what has been held for so long was held by a process that was killed. */
export const ABANDONED_AFTER_SECONDS = 300;

/** The queue by itself gives back the jobs of a killed process after four hours; an enquiry cannot wait so long. */
@Injectable()
export class ReleaseAbandonedJobs extends Job {
  readonly name = 'release-abandoned-jobs';
  readonly payload = z.unknown();
  override readonly schedule = '* * * * *';

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async run(): Promise<void> {
    await this.dataSource.query(
      `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
       FROM graphile_worker.jobs WHERE locked_at < now() - make_interval(secs => $1) HAVING count(*) > 0`,
      [ABANDONED_AFTER_SECONDS],
    );
  }
}
