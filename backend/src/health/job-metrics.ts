import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { JobRuns } from '../jobs/job-runs.js';
import { Metrics } from './metrics.js';

/** What this process knows of the jobs that it ran; what is in the queue is the same for all. */
@Injectable()
export class JobMetrics {
  constructor({ registry }: Metrics, runs: JobRuns) {
    const registers = [registry];
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
  }
}
