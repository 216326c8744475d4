import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Job } from '../../jobs/job.js';
import { UnusedPictures } from './unused-pictures.js';

@Injectable()
export class SweepPictures extends Job {
  readonly name = 'sweep-pictures';
  readonly payload = z.unknown();
  /** 02:30 in India. */
  override readonly schedule = '0 21 * * *';

  constructor(private readonly unused: UnusedPictures) {
    super();
  }

  run(): Promise<void> {
    return this.unused.sweep();
  }
}
