import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobQueue } from './job-queue.js';
import { JobWorker } from './job-worker.js';
import { ReleaseAbandonedJobs } from './release-abandoned-jobs.job.js';

@Module({
  imports: [DiscoveryModule],
  providers: [JobQueue, JobWorker, ReleaseAbandonedJobs],
  exports: [JobQueue, JobWorker],
})
export class JobsModule {}
