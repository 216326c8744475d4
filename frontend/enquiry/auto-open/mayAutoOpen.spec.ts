import { expect, test } from 'vitest';
import { ENQUIRY_SNOOZE_MS } from '../../content/business-constants.ts';
import { type Input, type Moment, mayAutoOpen } from './mayAutoOpen.ts';

const wheel: Input = { type: 'wheel', key: '', isOnControl: false, isOnScrollbar: false, agoMs: 16 };
const touch: Input = { ...wheel, type: 'touchmove' };
const pageDown: Input = { ...wheel, type: 'keydown', key: 'PageDown' };
const scrollbar: Input = { ...wheel, type: 'pointerdown', isOnScrollbar: true };
const click: Input = { ...wheel, type: 'click', isOnControl: true };

const welcome: Moment = {
  path: '/projects',
  input: wheel,
  wasAutoOpened: false,
  sinceSnoozedMs: Infinity,
  isTyping: false,
  isCovered: false,
  isAway: false,
};

const opens: [name: string, moment: Partial<Moment>][] = [
  ['the wheel', {}],
  ['a finger', { input: touch }],
  ['Page Down', { input: pageDown }],
  ['the space bar', { input: { ...pageDown, key: ' ' } }],
  ['an arrow key on a link', { input: { ...pageDown, key: 'ArrowDown' } }],
  ['the scrollbar', { input: scrollbar }],
  ['the scrollbar, moved a second after it was taken', { input: { ...scrollbar, agoMs: 1000 } }],
  ['the wheel on the home page', { path: '/' }],
  ['the wheel on a post', { path: '/blog/contact-us' }],
  ['the wheel thirty days after it was closed', { sinceSnoozedMs: ENQUIRY_SNOOZE_MS }],
];

const staysClosed: [name: string, moment: Partial<Moment>][] = [
  ['the page scrolls before anybody has touched it', { input: undefined }],
  ['the page scrolls to its top after a link', { input: click }],
  ['a service is chosen and scrolled to', { input: { ...click, agoMs: 300 } }],
  ['an anchor is followed by Enter', { input: { ...pageDown, key: 'Enter' } }],
  ['Tab reaches what is further down', { input: { ...pageDown, key: 'Tab' } }],
  ['the space bar presses a button', { input: { ...pageDown, key: ' ', isOnControl: true } }],
  ['an arrow key moves in a field', { input: { ...pageDown, key: 'ArrowDown', isOnControl: true } }],
  ['the page is pressed, not its scrollbar', { input: { ...scrollbar, isOnScrollbar: false } }],
  ['the page comes back to its place long after the wheel', { input: { ...wheel, agoMs: 2000 } }],
  ['the page moves long after the scrollbar was let go', { input: { ...scrollbar, agoMs: 5000 } }],
  ['it was shown in this session', { wasAutoOpened: true }],
  ['it was closed or sent a moment ago', { sinceSnoozedMs: 0 }],
  ['it was closed or sent 29 days ago', { sinceSnoozedMs: ENQUIRY_SNOOZE_MS - 86_400_000 }],
  ['the clock was set back since it was closed', { sinceSnoozedMs: -1 }],
  ['a field has the focus', { isTyping: true }],
  ['a dialog, the menu or the lightbox is open', { isCovered: true }],
  ['the tab is hidden or printed', { isAway: true }],
  ['the visitor is at the contact form', { path: '/contact-us' }],
  ['the visitor is being thanked', { path: '/thank-you' }],
  ['the visitor reads the disclaimer', { path: '/disclaimer' }],
  ['the visitor reads the privacy policy', { path: '/privacy-policy' }],
  ['the visitor goes through the kept pictures', { path: '/shortlist' }],
  ['staff are at work', { path: '/admin' }],
  ['staff edit a blog', { path: '/admin/edit-blog/7' }],
];

test.for(opens)('opens after a scroll by %s', ([, moment]) => {
  expect(mayAutoOpen({ ...welcome, ...moment })).toBe(true);
});

test.for(staysClosed)('stays closed when %s', ([, moment]) => {
  expect(mayAutoOpen({ ...welcome, ...moment })).toBe(false);
});
