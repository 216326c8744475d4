// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SEARCH_DEBOUNCE_MS } from '../../../content/business-constants.ts';
import { useWayBack } from '../../../layout/useWayBack.ts';
import { followBlogsHistory } from './goToList.ts';
import { useSearchAsYouType } from './useSearchAsYouType.ts';

const asked = vi.fn<(address: string) => Promise<Response>>(() => new Promise(() => undefined));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Search() {
  useWayBack(followBlogsHistory);
  const { form, input } = useSearchAsYouType();
  return (
    <form ref={form}>
      <input ref={input} defaultValue="" />
    </form>
  );
}

test('what was typed before the script is searched for, though the field was left', async () => {
  document.body.innerHTML = renderToString(<Search />);
  const field = document.querySelector('input');
  if (field) field.value = 'oak';
  const root = await act(async () => hydrateRoot(document.body, <Search />));
  expect(field?.value).toBe('oak');
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS);
  expect(asked.mock.calls[0]?.[0]).toContain('search=oak');
  act(() => root.unmount());
});

async function typeThenGo(address: string): Promise<HTMLInputElement | null> {
  document.body.innerHTML = renderToString(<Search />);
  const root = await act(async () => hydrateRoot(document.body, <Search />));
  const field = document.querySelector('input');
  field?.focus();
  if (field) field.value = 'counter';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  asked.mockClear();
  history.replaceState(null, '', address);
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS);
  act(() => root.unmount());
  history.replaceState(null, '', '/');
  return field;
}

const searched = () => asked.mock.calls.filter(([address]) => address.includes('search=counter'));

test('on the way back the field says what is searched for, though somebody is in it', async () => {
  expect((await typeThenGo('/?search=filler'))?.value).toBe('filler');
  expect(searched()).toEqual([]);
});

test('a link to a part of the page leaves what is typed, and it is searched for', async () => {
  expect((await typeThenGo('/#main'))?.value).toBe('counter');
  expect(searched()).toHaveLength(1);
});
