import { draftKey } from '../draft/enquiryDraft.ts';
import type { EnquiryTexts } from './enquiryTexts.ts';
import { useWaiting } from './useWaiting.ts';
import { addWaiting, findWaiting, removeWaiting } from './waitingEnquiry.ts';

/** Between a browser's telling that a page is left and its ending what is on its way. */
const LEAVING_MS = 1000;

/** `left`: the page is going, and nobody reads what it says. `sent`: another page has sent or cleared it meanwhile. */
type Ending = 'here' | 'left' | 'sent';

/**
 * An enquiry on its way waits meanwhile: where the page is left before the answer, the next one sends it, with the same key.
 * One with files waits only once the page has gone: another tab would send its words, and the files after them would be too late.
 * @returns to be called with the answer or the failure
 */
export function keepWhileSending(key: string, texts: EnquiryTexts, hasFiles: boolean): () => Ending {
  const hasWaited = findWaiting(key) !== undefined;
  const keep = () =>
    !hasWaited && addWaiting({ key, at: Date.now(), fields: Object.entries(texts), hasFiles });
  let isKept = !hasFiles && keep();
  let isLeft = false;
  // A link that rings or writes a mail tells so too, and leaves the page where it is.
  const leave = (event: Event) => {
    isLeft = true;
    setTimeout(() => (isLeft = false), LEAVING_MS);
    if (!hasFiles) return;
    if (event.type === 'pagehide') isKept = keep();
    else event.preventDefault();
  };
  const events = ['beforeunload', 'pagehide'];
  for (const event of events) window.addEventListener(event, leave);
  return () => {
    for (const event of events) window.removeEventListener(event, leave);
    const isSent = isKept && !findWaiting(key) && draftKey() !== key;
    if (!isLeft && !hasWaited) removeWaiting(key);
    useWaiting.getState().refresh();
    if (isSent) return 'sent';
    return isLeft ? 'left' : 'here';
  };
}
