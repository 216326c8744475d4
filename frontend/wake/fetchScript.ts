import { isServed } from '../api/isServed.ts';
import { isHydrated } from './isHydrated.ts';
import { firstOf, sign } from './sign.ts';

const PAUSE_MS = 1_000;

/**
 * Where the line is gone, again when it returns, or when somebody is still there. Browsers before mid-2026 keep a script
 * that could not be fetched for as long as they show the page: that is loaded anew, once, as soon as it can be had.
 * @param reload false where it would take away what a visitor has begun
 */
export async function fetchScript<T>(load: () => Promise<T>, reload = true): Promise<T> {
  window.addEventListener('unhandledrejection', reloadOnceOnline);
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch {
      if (tries > 1 && reload) void reloadOnce();
      const pause = new Promise((end) => setTimeout(end, PAUSE_MS));
      await Promise.race([firstOf(window, ['online']), pause.then(sign)]);
    }
  }
}

/** What the script fetches itself it fetches but once. */
function reloadOnceOnline(): void {
  if (!isHydrated())
    void firstOf(window, ['online']).then(() => isHydrated() || isWriting() || location.reload());
}

async function reloadOnce(): Promise<void> {
  const isAnew = performance.getEntriesByType('navigation').some((visit) => visit.toJSON().type === 'reload');
  if (!isAnew && !isWriting() && (await isServed(location.href))) location.reload();
}

/** Forms are sent without script, too: what is written in one, or on its way from it, stays. */
const isWriting = (): boolean => document.querySelector('main form') !== null;
