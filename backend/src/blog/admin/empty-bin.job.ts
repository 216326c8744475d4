import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Job } from '../../jobs/job.js';
import { BlogBin } from './blog-bin.js';

@Injectable()
export class EmptyBin extends Job {
  readonly name = 'empty-bin';
  readonly payload = z.unknown();
  override readonly schedule = '11 * * * *';

  constructor(private readonly bin: BlogBin) {
    super();
  }

  run(): Promise<void> {
    return this.bin.empty();
  }
}
