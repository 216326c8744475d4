// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useDataLight, useLightVisit } from './dataLight.ts';
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
  window.localStorage.clear();
  act(() => root.render(<Count />));
  const kept = [{ project: 'oak', picture: '01', note: '' }];
  window.localStorage.setItem('shortlist', JSON.stringify(kept));
  expect(place.textContent).toBe('0');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(place.textContent).toBe('1');
});

const Light = () => {
  useLightVisit();
  return String(useDataLight(({ isLight }) => isLight));
};

test('a page that is shown again as it was left is as light on data as was chosen meanwhile', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    document.cookie = 'light=; Max-Age=0';
    vi.unstubAllGlobals();
  });
  act(() => root.render(<Light />));
  document.cookie = 'light=on';
  expect(place.textContent).toBe('undefined');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(place.textContent).toBe('true');
});
