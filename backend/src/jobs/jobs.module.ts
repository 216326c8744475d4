import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { everyDay } from './every-day.js';
import { GivenUpJobs } from './given-up-jobs.js';
import { JobQueue, RELEASE_ABANDONED_JOBS } from './job-queue.js';
import { JobRuns } from './job-runs.js';
import { JobWorker } from './job-worker.js';
import { scheduledJob } from './scheduled-job.js';

@Module({
  imports: [DiscoveryModule],
  providers: [
    GivenUpJobs,
    JobQueue,
    JobRuns,
    JobWorker,
    scheduledJob({
      name: RELEASE_ABANDONED_JOBS,
      schedule: '* * * * *',
      owner: JobQueue,
      run: (queue) => queue.releaseAbandoned(),
    }),
    scheduledJob({
      name: 'remove-given-up-jobs',
      schedule: everyDay('02:05'),
      owner: GivenUpJobs,
      run: (jobs) => jobs.removeOld(),
    }),
  ],
  exports: [JobQueue, JobRuns, JobWorker],
})
export class JobsModule {}
