import type { FactoryProvider, Type } from '@nestjs/common';
import { z } from 'zod';
import { Job } from './job.js';

interface ScheduledJob<Owner> {
  /** Stays as it is once in use: queued jobs and metrics carry it. */
  name: string;
  schedule: NonNullable<Job['schedule']>;
  owner: Type<Owner>;
  run: (owner: Owner) => Promise<unknown>;
}

/** A provider that makes the worker call one method of `owner` at set times. */
export function scheduledJob<Owner>({
  name,
  schedule,
  owner,
  run,
}: ScheduledJob<Owner>): FactoryProvider<Job> {
  class Scheduled extends Job {
    readonly name = name;
    readonly payload = z.unknown();
    override readonly schedule = schedule;

    constructor(private readonly instance: Owner) {
      super();
    }

    async run(): Promise<void> {
      await run(this.instance);
    }
  }
  return {
    provide: `job ${name}`,
    inject: [owner],
    useFactory: (instance: Owner) => new Scheduled(instance),
  };
}
