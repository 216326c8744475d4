import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Job } from '../jobs/job.js';
import { Throttle } from './throttle.js';

@Injectable()
export class ForgetOldTries extends Job {
  readonly name = 'forget-old-tries';
  readonly payload = z.unknown();
  override readonly schedule = '*/5 * * * *';

  constructor(private readonly throttle: Throttle) {
    super();
  }

  run(): Promise<void> {
    return this.throttle.removeExpired();
  }
}
