import { Module } from '@nestjs/common';
import { scheduledJob } from '../jobs/scheduled-job.js';
import { ThrottleRepository } from './throttle.repository.js';
import { Throttle } from './throttle.service.js';

@Module({
  providers: [
    Throttle,
    ThrottleRepository,
    scheduledJob({
      name: 'forget-old-tries',
      schedule: '*/5 * * * *',
      owner: ThrottleRepository,
      run: (counts) => counts.removeExpired(),
    }),
  ],
  exports: [Throttle],
})
export class ThrottleModule {}
