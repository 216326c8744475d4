import { draftKey } from '../draft/enquiryDraft.ts';
import { WAITING } from '../hasWaiting.ts';
import { onTheirWay } from '../sending/onTheirWay.ts';
import { useWaiting } from './useWaiting.ts';
import type { WaitingEnquiry } from './waitingEnquiry.ts';

/** Tells of what was sent or cleared, in this tab or another. What was cancelled or refused is the draft again. */
export function watchGone(onGone: (enquiry: WaitingEnquiry) => void): () => void {
  const stop = useWaiting.subscribe(({ enquiries }, before) => {
    const keys = new Set([...enquiries.map(({ key }) => key), draftKey(), ...onTheirWay]);
    for (const enquiry of before.enquiries) if (!keys.has(enquiry.key)) onGone(enquiry);
  });
  window.addEventListener('storage', hear);
  return () => {
    stop();
    window.removeEventListener('storage', hear);
  };
}

function hear({ key }: StorageEvent): void {
  if (key === WAITING) useWaiting.getState().refresh();
}
