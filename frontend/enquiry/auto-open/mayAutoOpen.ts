import { ENQUIRY_SNOOZE_MS } from '../../content/business-constants.ts';

/** The visitor's last deed before the page scrolled. */
export interface Input {
  type: string;
  key: string;
  /** On a field or a button, which have their own use for keys. */
  isOnControl: boolean;
  isOnScrollbar: boolean;
  agoMs: number;
}

export interface Moment {
  path: string;
  input: Input | undefined;
  /** Opened by itself before in this browsing session. */
  wasAutoOpened: boolean;
  /** Since an enquiry was closed or sent; infinite when that never happened. */
  sinceSnoozedMs: number;
  /** A field has the focus. */
  isTyping: boolean;
  /** A dialog, the menu or a lightbox lies over the page. */
  isCovered: boolean;
  /** In a tab that is not shown, or on its way to the printer. */
  isAway: boolean;
}

/** Pages where it would stand in the way of a form, or of something to read in earnest. */
const QUIET = /^\/(contact-us|thank-you|disclaimer|privacy-policy|admin)(\/|$)/;

/** Milliseconds in which a page follows a hand, and in which a scrollbar that was taken is moved. */
const FOLLOWS_MS = 400;
const DRAG_MS = 3000;
const SCROLL_KEYS = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);

/** Whether the enquiry may open by itself after a page has scrolled. */
export function mayAutoOpen(moment: Moment): boolean {
  const { path, input, wasAutoOpened, sinceSnoozedMs, isTyping, isCovered, isAway } = moment;
  if (!input || !isOwnScrolling(input)) return false;
  if (wasAutoOpened || sinceSnoozedMs < ENQUIRY_SNOOZE_MS) return false;
  return !QUIET.test(path) && !isTyping && !isCovered && !isAway;
}

/** Not the page's: to its top after a link, to a heading, back to where it was, or to what Tab has reached. */
function isOwnScrolling({ type, key, isOnControl, isOnScrollbar, agoMs }: Input): boolean {
  if (type === 'pointerdown') return isOnScrollbar && agoMs < DRAG_MS;
  if (type === 'keydown' && (isOnControl || !SCROLL_KEYS.has(key))) return false;
  return type !== 'click' && agoMs < FOLLOWS_MS;
}
