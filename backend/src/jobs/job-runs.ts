import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Job } from './job.js';

/** Less than the worker itself is given to stop. */
const SETTLE_TIMEOUT_MS = 400;

@Injectable()
export class JobRuns {
  readonly timeouts = new Map<string, number>();
  lastFinishedAt = Date.now();

  /** @throws what the job throws, or that it took too long */
  async run<Payload>(job: Job<Payload>, payload: unknown, stopping: AbortSignal): Promise<void> {
    const ending = new AbortController();
    const finished = new AbortController();
    const { signal } = ending;
    const timer = setTimeout(() => {
      this.timeouts.set(job.name, (this.timeouts.get(job.name) ?? 0) + 1);
      ending.abort(new Error(`The job ${job.name} was ended after ${job.timeoutMs / 1000} seconds.`));
    }, job.timeoutMs);
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), finished);
    });
    // Not `AbortSignal.any`: what listens to it would be kept until the worker stops.
    const stop = () => ending.abort(stopping.reason);
    if (stopping.aborted) stop();
    stopping.addEventListener('abort', stop, finished);
    const work = (async () => job.run(job.payload.parse(payload), signal))();
    try {
      await Promise.race([work, aborted]);
    } catch (error) {
      if (!signal.aborted) throw error;
      // It may still record how far it came.
      const tooLate = () => Promise.reject(error);
      await Promise.race([work.catch(tooLate), sleep(SETTLE_TIMEOUT_MS).then(tooLate)]);
    } finally {
      clearTimeout(timer);
      finished.abort();
    }
    this.lastFinishedAt = Date.now();
  }
}
