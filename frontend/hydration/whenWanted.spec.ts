// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenWanted } from './whenWanted.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  sessionStorage.clear();
  localStorage.clear();
  document.body.innerHTML = '<main></main>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a page that is fetched ahead notes no visit and hydrates for nothing until it is seen', async () => {
  Object.assign(document, { prerendering: true });
  const hydrate = vi.fn<() => void>();
  const wanted = whenWanted().then(hydrate);
  document.body.click();
  await nextFrame();
  expect(sessionStorage.getItem('landing')).toBeNull();
  expect(hydrate).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  Object.assign(document, { prerendering: false });
  await nextFrame();
  expect(sessionStorage.getItem('landing')).toContain(location.href);
  document.body.click();
  await wanted;
});

test('what the visitor has kept hydrates the page that shows it', async () => {
  localStorage.setItem('shortlist', '[]');
  await expect(whenWanted()).resolves.toBeUndefined();
});

test('answers that the visitor left on the page hydrate it', async () => {
  history.replaceState({ answers: '?type=office' }, '');
  const wanted = whenWanted();
  history.replaceState(null, '');
  await expect(wanted).resolves.toBeUndefined();
});

test('a page that shows what was kept hydrates when it is touched, though it is still loading', async () => {
  localStorage.setItem('shortlist', '[]');
  const loading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const wanted = whenWanted();
  document.body.click();
  await expect(wanted).resolves.toBeUndefined();
  loading.mockRestore();
});

test.each([
  ['once a press could have followed', () => undefined, false],
  ['at once when a press does follow', () => document.body.click(), true],
])('a page that is scrolled hydrates %s', async (_when, follow, isAtOnce) => {
  vi.useFakeTimers();
  const hydrate = vi.fn<() => void>();
  void whenWanted().then(hydrate);
  window.dispatchEvent(new Event('scroll'));
  follow();
  await vi.advanceTimersByTimeAsync(200);
  expect(hydrate).toHaveBeenCalledTimes(isAtOnce ? 1 : 0);
  await vi.advanceTimersByTimeAsync(200);
  expect(hydrate).toHaveBeenCalledOnce();
});

test('a link to a part of the page loads nothing again, another address in place does', () => {
  const reload = vi.fn<() => void>();
  const place = { pathname: '/', search: '', href: 'https://studio.example/', reload };
  vi.stubGlobal('location', place);
  void whenWanted();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(reload).not.toHaveBeenCalled();
  place.search = '?page=2';
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(reload).toHaveBeenCalled();
});

const nextFrame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
