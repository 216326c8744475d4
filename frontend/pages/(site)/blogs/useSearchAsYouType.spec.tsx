// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SEARCH_DEBOUNCE_MS } from '../../../content/business-constants.ts';
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

test('on the way back the field says what is searched for, though somebody is in it', async () => {
  document.body.innerHTML = renderToString(<Search />);
  const root = await act(async () => hydrateRoot(document.body, <Search />));
  const field = document.querySelector('input');
  field?.focus();
  if (field) field.value = 'counter';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  history.replaceState(null, '', '?search=filler');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(field?.value).toBe('filler');
  asked.mockClear();
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS);
  expect(asked).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
  act(() => root.unmount());
});
