import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { z } from 'zod';

const WAIT_MS = 200;
const TRY_LOCK = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken';
const lockRow = z.tuple([z.object({ taken: z.boolean() })]);

/** Ends with this process, however that ends. One that has just been killed may still be leaving. @throws Error with `refusal` */
export async function takeAdvisoryLock(
  site: Client,
  work: string,
  refusal: string,
  attempts = 10,
): Promise<void> {
  if (lockRow.parse((await site.query(TRY_LOCK, [work])).rows)[0].taken) return;
  if (attempts === 0) throw new Error(refusal);
  await setTimeout(WAIT_MS);
  await takeAdvisoryLock(site, work, refusal, attempts - 1);
}
