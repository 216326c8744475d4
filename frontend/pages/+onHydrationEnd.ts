import { hasDraft, hasKeptFiles, hasWaiting } from '../enquiry/hasWaiting.ts';
import { focusPressed } from '../layout/focusPressed.ts';
import { fetchScript } from '../hydration/fetchScript.ts';
import { releaseClick } from '../hydration/holdClicks.ts';

/** Marks the page for tests and tools that must not touch it before its script answers. */
export function onHydrationEnd(): void {
  document.documentElement.dataset['hydrated'] = '';
  focusPressed();
  releaseClick();
  void sendWhatWaits();
  window.addEventListener('pageshow', ({ persisted }) => persisted && void sendWhatWaits());
}

async function sendWhatWaits(): Promise<void> {
  if (!hasWaiting() && !hasDraft() && !hasKeptFiles()) return;
  (await fetchScript(loadWatch, false)).watchWaiting(true);
}

const loadWatch = () => import('../enquiry/waiting/watchWaiting.ts');
