import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { z } from 'zod';

const WAIT_MS = 200;
const TAKE_TURN = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken';
const turn = z.tuple([z.object({ taken: z.boolean() })]);

/** Ends with this process, however that ends. One that has just been killed may still be leaving. @throws Error with `refusal` */
export async function takeAdvisoryLock(
  site: Client,
  work: string,
  refusal: string,
  attempts = 10,
): Promise<void> {
  if (turn.parse((await site.query(TAKE_TURN, [work])).rows)[0].taken) return;
  if (attempts === 0) throw new Error(refusal);
  await setTimeout(WAIT_MS);
  await takeAdvisoryLock(site, work, refusal, attempts - 1);
}
