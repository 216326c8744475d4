// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { storedPictures, storePictures } from '../stores/keptPictures.ts';
import { shownPicture } from '../test/shownPicture.ts';
import { NoteField } from './NoteField.tsx';

test('a note is kept before its field is left', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
    storePictures([]);
    vi.unstubAllGlobals();
  });
  const kept = { project: 'pale-ash', picture: '01', note: '' };
  storePictures([kept]);
  act(() => root.render(<NoteField picture={{ ...shownPicture, ...kept }} />));
  const field = place.querySelector('textarea');
  act(() => {
    field?.append('This stair.');
    field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  expect(storedPictures()[0]?.note).toBe('This stair.');
});
