import type { z } from 'zod';
import type { DailySchedule } from './every-day.js';

/** Less than ABANDONED_AFTER_SECONDS, after which another worker takes the job. */
export const DEFAULT_JOB_TIMEOUT_MS = 4 * 60_000;

/** Jobs of one lane never hold up those of the other. */
export type Lane = 'work' | 'mail';

/** Runs behind the requests. It may run twice: `run` must recognise what has been done already. */
export abstract class Job<Payload = unknown> {
  abstract readonly name: string;
  abstract readonly payload: z.ZodType<Payload>;
  /** As in a crontab, in UTC; `everyDay` goes by the studio's clock. */
  readonly schedule?: string | DailySchedule;
  readonly lane: Lane = 'work';
  readonly timeoutMs: number = DEFAULT_JOB_TIMEOUT_MS;
  /** Whether one that was given up is kept, because staff read of it and may have it done again. */
  readonly isKept: boolean = false;

  /** @throws to be retried; the message is logged, so it must name no person */
  abstract run(payload: Payload, signal: AbortSignal): Promise<void>;
}
