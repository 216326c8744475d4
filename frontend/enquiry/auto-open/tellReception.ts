import { CLOSED_AT_ONCE_MS } from '../../content/business-constants.ts';
import { useEnquiryDialog } from '../useEnquiryDialog.ts';

type Received = 'shown' | 'closed' | 'sent';

/** Of the enquiry that opened by itself: the studio sums it up by days, without knowing whose it was. */
export function tellReception(event: Received): void {
  if (!useEnquiryDialog.getState().isAutoOpened) return;
  const report = { event, elapsed_ms: Math.round(performance.now()) };
  const type = 'application/json';
  navigator.sendBeacon('/api/modal', new Blob([JSON.stringify(report)], { type }));
}

/** To be called when it has opened by itself. */
export function watchReception(): void {
  const openedAt = performance.now();
  tellReception('shown');
  const stop = useEnquiryDialog.subscribe(({ isOpen, isExpanded }) => {
    if (isOpen && !isExpanded) return;
    stop();
    if (!isOpen && performance.now() - openedAt < CLOSED_AT_ONCE_MS) tellReception('closed');
  });
}
