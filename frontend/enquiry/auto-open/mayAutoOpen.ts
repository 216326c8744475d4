import { ENQUIRY_SNOOZE_MS } from '../../content/business-constants.ts';

export interface Input {
  type: string;
  key: string;
  isOnControl: boolean;
  isOnScrollbar: boolean;
  agoMs: number;
}

export interface Moment {
  path: string;
  input: Input | undefined;
  wasAutoOpened: boolean;
  /** Since an enquiry was closed or sent. */
  sinceSnoozedMs: number;
  isTyping: boolean;
  /** By a dialog, the menu or a lightbox. */
  isCovered: boolean;
  /** In a hidden tab, or printing. */
  isAway: boolean;
}

/** Pages with a form, a list of the visitor's own or a serious text. */
const QUIET = /^\/(contact-us|thank-you|disclaimer|privacy-policy|shortlist|admin)(\/|$)/;

/** Milliseconds for which input explains a scroll. */
const FOLLOWS_MS = 400;
const DRAG_MS = 3000;
const SCROLL_KEYS = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);

export function mayAutoOpen(moment: Moment): boolean {
  const { path, input, wasAutoOpened, sinceSnoozedMs, isTyping, isCovered, isAway } = moment;
  if (!input || !isOwnScrolling(input)) return false;
  if (wasAutoOpened || sinceSnoozedMs < ENQUIRY_SNOOZE_MS) return false;
  return !QUIET.test(path) && !isTyping && !isCovered && !isAway;
}

/** Not the page's own scrolling, after a link, a restored position or Tab. */
function isOwnScrolling({ type, key, isOnControl, isOnScrollbar, agoMs }: Input): boolean {
  if (type === 'pointerdown') return isOnScrollbar && agoMs < DRAG_MS;
  if (type === 'keydown' && (isOnControl || !SCROLL_KEYS.has(key))) return false;
  return type !== 'click' && agoMs < FOLLOWS_MS;
}
