// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { TodayPage } from './TodayPage.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a server that cannot be reached is not said to receive enquiries', async () => {
  const place = document.createElement('div');
  const root = renderAdmin(
    <MemoryRouter>
      <TodayPage />
    </MemoryRouter>,
    place,
  );
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(place.textContent).toContain('The studio’s server could not be reached');
  expect(place.textContent).toContain('it cannot be seen from here whether enquiries arrive');
  expect(place.textContent).toContain('tell whoever runs the site');
  expect(place.textContent).not.toContain('being received');
  act(() => root.unmount());
});
