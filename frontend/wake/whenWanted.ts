import { hasWaiting } from '../enquiry/hasWaiting.ts';
import { noteLanding } from '../enquiry/noteLanding.ts';
import { prefersReducedMotion } from '../motion/prefersReducedMotion.ts';
import { hasStored } from '../stores/browserStorage.ts';
import { watchUserInput } from '../stores/lastUserInput.ts';
import { findProject } from './findProject.ts';
import { holdClicks } from './holdClicks.ts';
import { isHydrated } from './isHydrated.ts';
import { noteSlowLine } from './noteSlowLine.ts';
import { firstOf, sign } from './sign.ts';
import { stayInPreview } from './stayInPreview.ts';

/** Pages that are of no use without their script, or whose form must be whole when the line is gone. */
const AT_ONCE = /^\/(admin|consent|contact-us|project|shortlist|thank-you)(\/|$)/;

/** A page that is never idle wakes all the same. */
const MAX_BUSY_MS = 2_000;

/** Resolves when the page's own script is wanted: it is not loaded before (decision 065). */
export async function whenWanted(): Promise<void> {
  // Fetched ahead by the browser: nobody sees it yet.
  if (Reflect.get(document, 'prerendering')) await firstOf(document, ['prerenderingchange']);
  noteLanding();
  void findProject();
  watchUserInput();
  holdClicks();
  stayInPreview();
  noteSlowLine();
  reloadElsewhere();
  if (AT_ONCE.test(location.pathname)) return;
  await Promise.race([sign(), isCarrying() ? whenIdle() : film()]);
}

/** Something of this visitor's that the server does not know is shown, or pictures wait for a press. */
const isCarrying = (): boolean =>
  hasWaiting() ||
  document.querySelector('main a[href$=".avif"]') !== null ||
  document.cookie.includes('counting=') ||
  hasStored('localStorage', 'shortlist') ||
  ['message', 'blogListQuery'].some((key) => hasStored('sessionStorage', key));

function film(): Promise<void> {
  const isShown = document.querySelector('main video') && !prefersReducedMotion();
  return isShown ? whenIdle() : new Promise(() => undefined);
}

async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') await firstOf(window, ['load']);
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: MAX_BUSY_MS })
      : setTimeout(resolve, 200),
  );
}

/** The address has changed in place, and what it shows has not. */
function reloadElsewhere(): void {
  const { pathname, search } = location;
  window.addEventListener('popstate', () => {
    const isHere = location.pathname === pathname && location.search === search;
    if (!isHere && !isHydrated()) location.reload();
  });
}
