import { isServed } from '../api/isServed.ts';
import { isHydrated } from './isHydrated.ts';
import { firstOf, firstInteraction } from './firstInteraction.ts';

const PAUSE_MS = 1_000;

/**
 * Where the line is gone, again when it returns, or when somebody is still there. Browsers before mid-2026 keep a script that
 * failed as long as the page is shown: it is loaded anew then, once. @param reload false where something is begun
 */
export async function fetchScript<T>(load: () => Promise<T>, reload = true): Promise<T> {
  window.addEventListener('unhandledrejection', reloadOnceOnline);
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch {
      if (tries > 1 && reload) void reloadOnce();
      const pause = new Promise((end) => setTimeout(end, PAUSE_MS));
      await Promise.race([firstOf(window, ['online']), pause.then(firstInteraction)]);
    }
  }
}

/** What the script fetches itself it fetches but once. */
function reloadOnceOnline(): void {
  void firstOf(window, ['online']).then(() => isHydrated() || formOfPage() || location.reload());
}

async function reloadOnce(): Promise<void> {
  const isAnew = performance.getEntriesByType('navigation').some((visit) => visit.toJSON().type === 'reload');
  if (!isAnew && !formOfPage() && (await isServed(location.href))) location.reload();
}

/** Forms are sent without script, too: what is written in one, or on its way from it, stays. */
const formOfPage = () => document.querySelector('main form');
