import { hasWaiting } from '../enquiry/hasWaiting.ts';
import { noteLanding } from '../enquiry/noteLanding.ts';

/** Marks the page for tests and tools that must not touch it before its script answers. */
export function onHydrationEnd(): void {
  document.documentElement.dataset['hydrated'] = '';
  noteLanding();
  if (hasWaiting())
    import('../enquiry/waiting/watchWaiting.ts').then(
      ({ watchWaiting }) => watchWaiting(true),
      () => undefined,
    );
}
