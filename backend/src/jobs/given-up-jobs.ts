import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { studio } from '../studio/studio.js';
import { findJobs } from './find-jobs.js';
import { JobQueue } from './job-queue.js';

@Injectable()
export class GivenUpJobs {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly queue: JobQueue,
  ) {}

  removeOld(): Promise<void> {
    const kept = findJobs(this.discovery).filter(({ isKept }) => isKept);
    const names = kept.map(({ name }) => name);
    return this.queue.removeGivenUp(studio.retention.failedJobs, names);
  }
}
