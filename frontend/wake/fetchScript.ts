import { isHydrated } from './isHydrated.ts';
import { firstOf, sign } from './sign.ts';

const PAUSE_MS = 1_000;

/** Where the line is gone, again when it returns, or when somebody is still there. */
export async function fetchScript<T>(load: () => Promise<T>): Promise<T> {
  window.addEventListener('unhandledrejection', reloadOnceOnline);
  try {
    return await load();
  } catch {
    const pause = new Promise((end) => setTimeout(end, PAUSE_MS));
    await Promise.race([firstOf(window, ['online']), pause.then(sign)]);
    return fetchScript(load);
  }
}

/** What the script fetches itself it fetches but once. */
function reloadOnceOnline(): void {
  if (!isHydrated()) void firstOf(window, ['online']).then(() => isHydrated() || location.reload());
}
