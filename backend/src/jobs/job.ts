import type { z } from 'zod';

/**
 * Work that happens behind the requests and may fail and be tried again. Every provider of this class is found by the
 * worker. It may run twice: what has been done already must be recognised.
 */
export abstract class Job<Payload = unknown> {
  abstract readonly name: string;
  abstract readonly payload: z.ZodType<Payload>;
  /** When it runs by itself: minute, hour, day, month, weekday in UTC, as in a crontab. */
  readonly schedule?: string;

  /** @throws to be tried again later; the message must not name a person, for it is logged. */
  abstract run(payload: Payload): Promise<void>;
}
