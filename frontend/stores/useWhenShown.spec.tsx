// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useKeptPictures } from './keptPictures.ts';

const Count = () => useKeptPictures().length;

test('a page that is shown again as it was left has what another one kept meanwhile', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    window.localStorage.clear();
    vi.unstubAllGlobals();
  });
  act(() => root.render(<Count />));
  const kept = [{ project: 'oak', picture: '01', note: '' }];
  window.localStorage.setItem('shortlist', JSON.stringify(kept));
  expect(place.textContent).toBe('0');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(place.textContent).toBe('1');
});
