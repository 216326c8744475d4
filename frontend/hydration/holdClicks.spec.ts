// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdClicks, releaseClick } from './holdClicks.ts';

const assign = vi.fn<(href: string) => void>();
const pressed = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { assign });
  document.body.innerHTML = `
    <a href="https://studio.example/contact-us" data-held>Enquire Now</a>
    <button type="button" commandfor="menu">Menu</button>`;
  holdClicks();
});
afterEach(() => {
  hydrate();
  delete document.documentElement.dataset['hydrated'];
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const press = (name: 'a' | 'button') => document.querySelector(name)?.click();
function hydrate(): void {
  document.documentElement.dataset['hydrated'] = '';
  releaseClick();
}

test('a link that is held leads on after three seconds, however often it is pressed', () => {
  press('a');
  vi.advanceTimersByTime(2_000);
  press('a');
  expect(document.querySelector('a[aria-busy=true]')).not.toBeNull();
  vi.advanceTimersByTime(1_000);
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://studio.example/contact-us');
});

test.each(['error', 'vite:preloadError'])(
  'on "%s" before the page answers a link leads on at once',
  (type) => {
    press('a');
    window.dispatchEvent(new Event(type));
    expect(assign).toHaveBeenCalledOnce();
  },
);

test('without a line a link stays where it is, and is pressed again once the page answers', () => {
  vi.stubGlobal('navigator', { onLine: false });
  document.querySelector('a')?.addEventListener('click', pressed);
  press('a');
  window.dispatchEvent(new Event('vite:preloadError'));
  vi.advanceTimersByTime(60_000);
  press('a');
  expect(assign).not.toHaveBeenCalled();
  hydrate();
  expect(pressed).toHaveBeenCalledOnce();
});

test('a press that waits is forgotten when something else is pressed', () => {
  document.querySelector('a')?.addEventListener('click', pressed);
  Object.assign(HTMLButtonElement.prototype, { commandForElement: null });
  press('a');
  press('button');
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  hydrate();
  expect(pressed).not.toHaveBeenCalled();
});

test('a button is held until the page answers, though its script failed before', () => {
  document.querySelector('button')?.addEventListener('click', pressed);
  window.dispatchEvent(new Event('vite:preloadError'));
  press('button');
  vi.advanceTimersByTime(60_000);
  expect(pressed).not.toHaveBeenCalled();
  hydrate();
  expect(pressed).toHaveBeenCalledOnce();
});

test('Menu is held for the script only where the browser does not open it by itself', async () => {
  document.querySelector('button')?.addEventListener('click', pressed);
  press('button');
  await vi.runAllTimersAsync();
  expect(pressed).not.toHaveBeenCalled();
  Object.assign(HTMLButtonElement.prototype, { commandForElement: null });
  press('button');
  await vi.runAllTimersAsync();
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  expect(pressed).toHaveBeenCalledOnce();
});

test('every press on a hydrated page is answered, once the browser has shown it', async () => {
  hydrate();
  document.querySelector('button')?.addEventListener('click', pressed);
  press('button');
  press('button');
  expect(pressed).not.toHaveBeenCalled();
  expect(document.querySelector('button')?.style.opacity).toBe('0.7');
  await vi.runAllTimersAsync();
  expect(pressed).toHaveBeenCalledTimes(2);
  expect(document.querySelector('button')?.style.opacity).toBe('');
});

test('a link that has gone before its press was shown leads nowhere', async () => {
  hydrate();
  const link = document.querySelector('a');
  link?.addEventListener('click', pressed);
  press('a');
  link?.remove();
  await vi.runAllTimersAsync();
  expect(pressed).not.toHaveBeenCalled();
});

test('a press that may lead into a field is answered at once', () => {
  hydrate();
  document.body.innerHTML = '<button type="button">Add a note</button>';
  document.querySelector('button')?.addEventListener('click', pressed);
  press('button');
  expect(pressed).toHaveBeenCalledOnce();
});
