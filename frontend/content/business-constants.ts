import limits from '../../studio/limits.json' with { type: 'json' };
import pageSizes from '../../studio/page-sizes.json' with { type: 'json' };

const DAY_MS = 24 * 60 * 60 * 1000;

/** The numbers of the studio's agreed behaviour: each has its one name here. */

/** Part of a section, or of the window, that must be visible before its script and motion begin. */
export const LAZY_VISIBLE_PART = 0.1;

export const PUBLIC_PAGE_SIZE = pageSizes.posts;
export const ADMIN_PAGE_SIZE = pageSizes.adminPosts;
export const SEARCH_DEBOUNCE_MS = 300;
/** From the last change of an answer until a reader is told the figure. */
export const SPOKEN_ANSWER_DEBOUNCE_MS = 400;

/** Letters of a heading that the staff's table shows. */
export const ADMIN_HEADING_LETTERS = 110;
/** Words of a heading and of a short text that a blog card shows. */
export const CARD_HEADING_WORDS = 8;
export const CARD_TEXT_WORDS = 30;

/** Pages that a pagination shows without ellipses, and the time after a click in which plain clicks are ignored. */
export const PAGES_ALL_SHOWN = 5;
export const PAGINATION_LOCK_MS = 300;

/** Page above which the header comes back, fixed, when the visitor scrolls up. */
export const STICKY_HEADER_PX = 400;
/** From the visitor's first scroll until the enquiry opens by itself. */
export const ENQUIRY_AUTO_OPEN_MS = 1000;
/** How long it does not open by itself after an enquiry was closed or sent. */
export const ENQUIRY_SNOOZE_MS = limits.enquirySnoozeDays * DAY_MS;

/** For how long a device keeps what was written, and an enquiry that waits for the network. */
export const ENQUIRY_KEPT_MS = limits.enquiryDaysOnDevice * DAY_MS;
/** The enquiry that opened by itself was closed at once when it was open for no longer. */
export const CLOSED_AT_ONCE_MS = 5000;

export const SCROLL_ANIMATION = { duration: 800, once: true, offset: 100 };

export const COUNTER_MS = 2000;
/** Part of a counter that must be visible before it counts. */
export const COUNTER_VISIBLE_PART = 0.5;

/** How long staff stay signed in. */
export const SESSION_MS = limits.sessionMinutes * 60 * 1000;

export const TOAST_SUCCESS_MS = 2000;
export const TOAST_ERROR_MS = 4000;
export const TOAST_FIGURES_MS = 6000;
/** Of one that can undo what it tells. */
export const TOAST_UNDO_MS = 8000;
