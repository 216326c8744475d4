import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { JobQueue } from '../jobs/job-queue.js';
import { Job } from '../jobs/job.js';
import { Semaphore } from '../throttle/semaphore.js';
import { CheckedLinkRepository } from './checked-link.repository.js';
import { LinkRequests } from './link-requests.js';

const TRY_LINKS = 'try-links';
const CONCURRENCY = 5;
const BATCH = 25;
/** Less than a job may take, with time for those links that are being tried. */
const SLICE_MS = 30_000;

/** Tries what waits, a few at a time and a slice after the other, until nothing waits. */
@Injectable()
export class TryLinks extends Job {
  readonly name = TRY_LINKS;
  readonly payload = z.unknown();
  private readonly semaphore = new Semaphore(CONCURRENCY);

  constructor(
    private readonly database: DataSource,
    private readonly links: CheckedLinkRepository,
    private readonly requests: LinkRequests,
    private readonly queue: JobQueue,
  ) {
    super();
  }

  async run(_payload: unknown, signal: AbortSignal): Promise<void> {
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      const waiting = await this.links.waiting(BATCH);
      if (waiting.length === 0) return;
      const tries = waiting.map((address) => () => this.tryOne(address, { end, signal }));
      await Promise.all(tries.map((each) => this.semaphore.run(each)));
    }
    await queueTrying(this.queue, this.database.manager);
  }

  private async tryOne(address: string, { end, signal }: Slice): Promise<void> {
    signal.throwIfAborted();
    if (performance.now() >= end) return;
    await this.links.note(address, await this.requests.try(address, signal));
  }
}

interface Slice {
  end: number;
  signal: AbortSignal;
}

/** One job for all that wait; the queue keeps a second one from running beside it. */
export function queueTrying(queue: JobQueue, manager: EntityManager): Promise<void> {
  return queue.add(manager, TRY_LINKS, {}, { key: TRY_LINKS, queue: TRY_LINKS, attempts: 5 });
}
