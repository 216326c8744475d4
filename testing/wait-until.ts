import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again and again. @returns whether it became true in time; an error counts as not yet */
export async function waitUntil(
  isTrue: () => Promise<boolean>,
  { timeoutMs, intervalMs = 50 }: { timeoutMs: number; intervalMs?: number },
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > deadline) return false;
    await sleep(intervalMs);
  }
  return true;
}
