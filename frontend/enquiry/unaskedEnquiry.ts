import { ENQUIRY_AUTO_OPEN_MS } from '../content/business-constants.ts';
import { loadEnquiry } from '../layout/enquiryLink.ts';
import { lastInput } from '../layout/lastInput.ts';
import { openEnquiryUnasked } from '../stores/enquiryModal.ts';
import { enquiryPutOffAt } from '../stores/enquiryPutOff.ts';
import { type Input, mayOpenUnasked, type Moment } from './enquiryPolicy.ts';
import { noteShown, wasShown } from './shownThisSession.ts';

const FIELDS = 'input, textarea, select, [contenteditable]';
const DIALOGS = 'dialog[open], [aria-modal="true"]';

/**
 * Opens the enquiry a second after the visitor's own scrolling, when that is welcome. Otherwise the next scrolling
 * counts anew: nothing opens the moment somebody has left a field.
 * @param first the scrolling with which it began
 * @param left aborted when the page is left
 */
export function watchScrolling(path: string, first: Event, left: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (scroll: Event) => {
    const input = inputOf(scroll);
    if (timer || left.aborted || !mayOpenUnasked(momentOf(path, input))) return;
    const form = loadEnquiry();
    const open = () => {
      timer = undefined;
      if (!left.aborted && mayOpenUnasked(momentOf(path, input)) && noteShown()) openEnquiryUnasked();
    };
    timer = setTimeout(() => void form.then(open, () => undefined), ENQUIRY_AUTO_OPEN_MS);
  };
  left.addEventListener('abort', () => clearTimeout(timer));
  window.addEventListener('scroll', follow, { passive: true, signal: left });
  follow(first);
}

function momentOf(path: string, input: Input | undefined): Moment {
  return {
    path,
    input,
    wasShown: wasShown(),
    sincePutOffMs: Date.now() - enquiryPutOffAt(),
    isTyping: document.activeElement?.matches(FIELDS) ?? false,
    isCovered: document.querySelector(DIALOGS) !== null,
    isAway: document.hidden || matchMedia('print').matches,
  };
}

function inputOf(scroll: Event): Input | undefined {
  const input = lastInput();
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
