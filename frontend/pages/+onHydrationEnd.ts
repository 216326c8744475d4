import { hasDraft, hasKeptFiles, hasWaiting } from '../enquiry/hasWaiting.ts';
import { focusPressed } from '../layout/focusPressed.ts';
import { releaseClick } from '../wake/holdClicks.ts';

/** Marks the page for tests and tools that must not touch it before its script answers. */
export function onHydrationEnd(): void {
  document.documentElement.dataset['hydrated'] = '';
  focusPressed();
  releaseClick();
  if (hasWaiting() || hasDraft() || hasKeptFiles())
    import('../enquiry/waiting/watchWaiting.ts').then(
      ({ watchWaiting }) => watchWaiting(true),
      () => undefined,
    );
}
