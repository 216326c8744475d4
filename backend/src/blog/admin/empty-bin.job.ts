import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Job } from '../../jobs/job.js';
import { DeletePostForever } from './delete-post-forever.js';

@Injectable()
export class EmptyBin extends Job {
  readonly name = 'empty-bin';
  readonly payload = z.unknown();
  override readonly schedule = '11 * * * *';

  constructor(private readonly deletePost: DeletePostForever) {
    super();
  }

  run(): Promise<void> {
    return this.deletePost.emptyBin();
  }
}
