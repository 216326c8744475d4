import { ENQUIRY_AUTO_OPEN_MS } from '../../content/business-constants.ts';
import { loadEnquiry } from '../enquiryLink.ts';
import { lastUserInput } from '../../stores/lastUserInput.ts';
import { autoOpenEnquiry } from '../useEnquiryDialog.ts';
import { enquirySnoozedAt } from '../enquirySnooze.ts';
import { type Input, mayAutoOpen, type Moment } from './mayAutoOpen.ts';
import { mayOpenToday } from './mayOpenToday.ts';
import { watchReception } from './tellReception.ts';
import { noteAutoOpened, wasAutoOpened } from './autoOpened.ts';

const FIELDS = 'input, textarea, select, [contenteditable]';
const DIALOGS = 'dialog[open], [aria-modal="true"]';
/** On a slow line it would open long after, under the finger of somebody who reads. */
const LATEST_MS = 4000;

/** Opens the enquiry a second after the visitor's own scrolling, if allowed then. @param left aborted with the page */
export function watchScrolling(path: string, first: Event, left: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (scroll: Event) => {
    const input = inputOf(scroll);
    if (timer || left.aborted || !mayAutoOpen(momentOf(path, input))) return;
    const scrolledAt = performance.now();
    const ready = Promise.all([mayOpenToday(), loadEnquiry()]);
    const open = ([isWelcome]: [boolean, unknown]) => {
      if (!isWelcome || performance.now() - scrolledAt > LATEST_MS) return;
      timer = undefined;
      if (left.aborted || !mayAutoOpen(momentOf(path, input)) || !noteAutoOpened()) return;
      autoOpenEnquiry();
      watchReception();
    };
    timer = setTimeout(() => void ready.then(open, () => undefined), ENQUIRY_AUTO_OPEN_MS);
  };
  left.addEventListener('abort', () => clearTimeout(timer));
  window.addEventListener('scroll', follow, { passive: true, signal: left });
  follow(first);
}

function momentOf(path: string, input: Input | undefined): Moment {
  return {
    path,
    input,
    wasAutoOpened: wasAutoOpened(),
    sinceSnoozedMs: Date.now() - enquirySnoozedAt(),
    isTyping: document.activeElement?.matches(FIELDS) ?? false,
    isCovered: document.querySelector(DIALOGS) !== null,
    isAway: document.hidden || matchMedia('print').matches,
  };
}

function inputOf(scroll: Event): Input | undefined {
  const input = lastUserInput();
  if (!input) return undefined;
  const isOnPage = !(input instanceof PointerEvent) || input.clientX < document.documentElement.clientWidth;
  return {
    type: input.type,
    key: input instanceof KeyboardEvent ? input.key : '',
    isOnControl: input.target instanceof Element && input.target.closest(`${FIELDS}, button`) !== null,
    isOnScrollbar: !isOnPage,
    agoMs: scroll.timeStamp - input.timeStamp,
  };
}
