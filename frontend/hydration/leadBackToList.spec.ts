// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leadBackToList } from './leadBackToList.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<nav><a href="/blogs">Blogs</a></nav><main><a href="/blogs">All blogs</a></main>';
});
afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

test('the way back from a post leads to the search it was found by, the menu to the whole list', () => {
  history.replaceState(null, '', '/blog/oak-or-ash');
  sessionStorage.setItem('listQuery', '?search=oak');
  leadBackToList();
  expect(addresses()).toEqual(['/blogs', '/blogs?search=oak']);
});

test('after the whole list the way back leads to it', () => {
  history.replaceState(null, '', '/blog/oak-or-ash');
  leadBackToList();
  expect(addresses()).toEqual(['/blogs', '/blogs']);
});

test("a search that is left before the page's script is there is led back to as well", () => {
  history.replaceState(null, '', '/blogs?search=ash&page=2');
  leadBackToList();
  history.replaceState(null, '', '/blog/oak-or-ash');
  leadBackToList();
  expect(addresses()).toEqual(['/blogs', '/blogs?search=ash&page=2']);
});

test('on a page that is no post the way to the blogs leads to the whole list', () => {
  sessionStorage.setItem('listQuery', '?search=oak');
  leadBackToList();
  expect(addresses()).toEqual(['/blogs', '/blogs']);
});

const addresses = () =>
  [...document.querySelectorAll('a')].map(({ pathname, search }) => `${pathname}${search}`);
