import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Job } from '../../jobs/job.js';
import { JobQueue } from '../../jobs/job-queue.js';
import { ImageStore } from '../image-store.js';
import { LibraryEntryRepository } from './library-entry.repository.js';

/** Asks the store how large those are that were there before the library. */
@Injectable()
export class MeasureLibraryPictures extends Job implements OnApplicationBootstrap {
  readonly name = 'measure-library-pictures';
  readonly payload = z.unknown();
  override readonly schedule = '47 * * * *';

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly jobs: JobQueue,
    private readonly library: LibraryEntryRepository,
    private readonly store: ImageStore,
  ) {
    super();
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.add(this.database.manager, this.name, {}, { key: this.name });
  }

  async run(_payload: unknown, signal: AbortSignal): Promise<void> {
    for (const { id, name } of await this.library.unmeasured()) {
      const size = await this.store.size(`${name}.webp`, signal);
      await this.library.setBytes(id, size ?? 0);
    }
  }
}
