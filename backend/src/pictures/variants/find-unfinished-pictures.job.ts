import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Job } from '../../jobs/job.js';
import { JobQueue } from '../../jobs/job-queue.js';
import { VariantQueue } from './variant-queue.js';

@Injectable()
export class FindUnfinishedPictures extends Job implements OnApplicationBootstrap {
  readonly name = 'find-unfinished-pictures';
  readonly payload = z.unknown();
  override readonly schedule = '41 * * * *';

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly jobs: JobQueue,
    private readonly variants: VariantQueue,
  ) {
    super();
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.add(this.database.manager, this.name, {}, { key: this.name });
  }

  run(): Promise<void> {
    return this.variants.addUnfinished();
  }
}
