import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Job } from '../jobs/job.js';
import { AuthService } from './auth.service.js';

@Injectable()
export class RemoveExpiredSessions extends Job {
  readonly name = 'remove-expired-sessions';
  readonly payload = z.unknown();
  override readonly schedule = '17 * * * *';

  constructor(private readonly auth: AuthService) {
    super();
  }

  run(): Promise<void> {
    return this.auth.removeExpiredSessions();
  }
}
