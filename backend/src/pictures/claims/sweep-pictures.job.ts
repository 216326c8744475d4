import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Job } from '../../jobs/job.js';
import { PictureClaims } from '../picture-claims.js';

/** At night in India: 21:00 UTC is half past two. */
@Injectable()
export class SweepPictures extends Job {
  readonly name = 'sweep-pictures';
  readonly payload = z.unknown();
  override readonly schedule = '0 21 * * *';

  constructor(private readonly claims: PictureClaims) {
    super();
  }

  run(): Promise<void> {
    return this.claims.sweep();
  }
}
