// @vitest-environment jsdom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { libraryPicture } from '../test/libraryPicture.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { PictureWordsFields } from './PictureWordsFields.tsx';
import { keepWords, wordsPlace } from './wordsCopy.ts';

test.each([
  ['Use it', 'mine'],
  ['Throw it away', 'theirs'],
])('words over which somebody else wrote stand beside the field: %s', async (name, alt) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('It failed.')));
  const { id } = libraryPicture;
  keepWords(
    localStorage,
    wordsPlace(id, undefined),
    { words: { alt: 'mine' }, over: { alt: 'before' } },
    Date.now(),
  );
  const place = document.body.appendChild(document.createElement('div'));
  const picture = { ...libraryPicture, alt: 'theirs' };
  const root = renderAdmin(<PictureWordsFields picture={picture} onChange={() => {}} />, place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
  expect(place.textContent).toContain('You wrote “mine” on this device');
  const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  act(() => button?.focus());
  await act(async () => button?.click());
  expect(place.textContent).not.toContain('You wrote');
  const field = place.querySelector('textarea');
  expect(field?.value).toBe(alt);
  expect(document.activeElement).toBe(field);
});
