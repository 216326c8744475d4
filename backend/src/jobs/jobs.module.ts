import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobQueue, RELEASE_ABANDONED_JOBS } from './job-queue.js';
import { JobRuns } from './job-runs.js';
import { JobWorker } from './job-worker.js';
import { scheduledJob } from './scheduled-job.js';

@Module({
  imports: [DiscoveryModule],
  providers: [
    JobQueue,
    JobRuns,
    JobWorker,
    scheduledJob({
      name: RELEASE_ABANDONED_JOBS,
      schedule: '* * * * *',
      owner: JobQueue,
      run: (queue) => queue.releaseAbandoned(),
    }),
  ],
  exports: [JobQueue, JobRuns, JobWorker],
})
export class JobsModule {}
