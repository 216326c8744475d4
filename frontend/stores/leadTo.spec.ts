// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { states } from '../content/states.ts';
import { leadTo } from './leadTo.ts';
import { useMessage } from './message.ts';

beforeEach(() => useMessage.setState({ message: '' }));
afterEach(() => {
  vi.unstubAllGlobals();
  useMessage.setState({ message: '' });
});

test.each([
  ['can be had', () => Promise.resolve(new Response()), ['/shortlist'], ''],
  ['is not there', () => Promise.resolve(new Response(null, { status: 502 })), [], states.unopened],
  ['cannot be had', () => Promise.reject(new TypeError('Failed to fetch')), [], states.unopened],
])('a page that %s is led to, or a sentence says so', async (_name, fetchPage, addresses, sentence) => {
  const assign = vi.fn<(href: string) => void>();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('fetch', fetchPage);
  await leadTo('/shortlist');
  expect(assign.mock.calls.flat()).toEqual(addresses);
  expect(useMessage.getState().message).toBe(sentence);
});
