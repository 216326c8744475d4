import { QueryFailedError } from 'typeorm';
import { z } from 'zod';

const MAX_ATTEMPTS = 5;
const deadlock = z.object({ code: z.literal('40P01') });

/** @param work a whole transaction: Postgres ends one of two that wait for each other, and that one may run again */
export async function retryDeadlock<T>(work: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDeadlock(error) || attempt === MAX_ATTEMPTS) throw error;
    return retryDeadlock(work, attempt + 1);
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof QueryFailedError && deadlock.safeParse(error.driverError).success;
}
