import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobQueue } from './job-queue.js';
import { JobRuns } from './job-runs.js';
import { JobWorker } from './job-worker.js';
import { ReleaseAbandonedJobs } from './release-abandoned-jobs.job.js';

@Module({
  imports: [DiscoveryModule],
  providers: [JobQueue, JobRuns, JobWorker, ReleaseAbandonedJobs],
  exports: [JobQueue, JobRuns, JobWorker],
})
export class JobsModule {}
