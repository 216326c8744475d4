import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { JobQueue } from '../jobs/job-queue.js';
import { JobRuns } from '../jobs/job-runs.js';
import { Metrics } from './metrics.js';

/** The first two count in this process alone; the queue is the same for all servers. */
@Injectable()
export class JobMetrics {
  constructor(metrics: Metrics, runs: JobRuns, queue: JobQueue) {
    const registers = [metrics.registry];
    const timeouts: Counter<'task'> = new Counter({
      name: 'job_timeouts_total',
      help: 'Jobs that were ended because they took too long, by task.',
      labelNames: ['task'],
      registers,
      collect: () => {
        timeouts.reset();
        for (const [task, count] of runs.timeouts) timeouts.inc({ task }, count);
      },
    });
    const lastFinished: Gauge = new Gauge({
      name: 'jobs_last_finished_timestamp_seconds',
      help: 'When this process last came to the end of a job; one is due every minute, on one of all servers.',
      registers,
      collect: () => lastFinished.set(runs.lastFinishedAt / 1000),
    });
    const jobs: Gauge<'task' | 'state'> = new Gauge({
      name: 'jobs',
      help: 'Jobs in the queue by task and state.',
      labelNames: ['task', 'state'],
      registers,
      collect: async () => {
        jobs.reset();
        for (const { count, ...labels } of await metrics.orNone(queue.countByState()))
          jobs.set(labels, count);
      },
    });
  }
}
