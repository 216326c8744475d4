import type { z } from 'zod';

/** Milliseconds: together with writing down that it failed below the time after which a job is given to another worker. */
export const DEFAULT_JOB_TIMEOUT_MS = 4 * 60_000;

/** Jobs of one lane share its places; those of the other are never held up by them. */
export type Lane = 'work' | 'mail';

/**
 * Work that happens behind the requests and may fail and be tried again. Every provider of this class is found by the
 * worker. It may run twice: what has been done already must be recognised.
 */
export abstract class Job<Payload = unknown> {
  abstract readonly name: string;
  abstract readonly payload: z.ZodType<Payload>;
  /** When it runs by itself: minute, hour, day, month, weekday in UTC, as in a crontab. */
  readonly schedule?: string;
  readonly lane: Lane = 'work';
  /** Milliseconds after which it has failed, to be tried again later. */
  readonly timeoutMs: number = DEFAULT_JOB_TIMEOUT_MS;

  /**
   * @param signal aborts when the time is over: what the job holds then, a connection to another server for instance,
   *   is to be closed
   * @throws to be tried again later; the message must not name a person, for it is logged
   */
  abstract run(payload: Payload, signal: AbortSignal): Promise<void>;
}
