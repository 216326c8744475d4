import { hasDraft, hasWaiting } from '../enquiry/hasWaiting.ts';
import { noteLanding } from '../enquiry/noteLanding.ts';
import { hasStored } from '../stores/browserStorage.ts';
import { watchUserInput } from '../stores/lastUserInput.ts';
import { findProject } from './findProject.ts';
import { holdClicks } from './holdClicks.ts';
import { isHydrated } from './isHydrated.ts';
import { leadBackToList } from './leadBackToList.ts';
import { noteSlowLine } from './noteSlowLine.ts';
import { playFilm } from './playFilm.ts';
import { firstInteraction } from './firstInteraction.ts';
import { stayInPreview } from './stayInPreview.ts';
import { whenIdle } from './whenIdle.ts';
import { whenSeen } from './whenSeen.ts';

/** Pages that are of no use without their script. */
const AT_ONCE = /^\/(admin|consent|project|shortlist|thank-you)(\/|$)/;

/** Resolves when the page's own script is wanted: it is not loaded before (decision 065). */
export async function whenWanted(): Promise<void> {
  const seen = whenSeen();
  if (seen) await seen;
  noteLanding();
  void findProject();
  watchUserInput();
  holdClicks();
  stayInPreview();
  leadBackToList();
  noteSlowLine();
  reloadElsewhere();
  playFilm();
  if (AT_ONCE.test(location.pathname)) return;
  await Promise.race(isCarrying() ? [firstInteraction(), whenIdle()] : [firstInteraction()]);
}

/** Something of this visitor's that the server does not know is shown, or pictures wait for a press. */
const isCarrying = (): boolean =>
  hasWaiting() ||
  (hasDraft() && document.querySelector('main form[action="/contact-us"]') !== null) ||
  document.querySelector('main a[href$=".avif"]') !== null ||
  'answers' in Object(history.state) ||
  document.cookie.includes('counting=') ||
  hasStored('localStorage', 'shortlist') ||
  hasStored('sessionStorage', 'message');

/** The address has changed in place, and what it shows has not. */
function reloadElsewhere(): void {
  const { pathname, search } = location;
  window.addEventListener('popstate', () => {
    const isHere = location.pathname === pathname && location.search === search;
    if (!isHere && !isHydrated()) location.reload();
  });
}
