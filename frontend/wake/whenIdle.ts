import { firstOf } from './sign.ts';

/** A page that is never idle goes on all the same. */
const MAX_BUSY_MS = 2_000;

/** Once everything else is loaded. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') await firstOf(window, ['load']);
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: MAX_BUSY_MS })
      : setTimeout(resolve, 200),
  );
}
