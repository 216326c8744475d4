// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ProjectPicture } from '../content/schemas/project.ts';
import { storedPictures, storePictures } from '../stores/keptPictures.ts';
import { NoteField } from './NoteField.tsx';

const shown: ProjectPicture = {
  key: '01',
  src: 'projects/a/01.jpg',
  alt: 'A room',
  caption: '',
  decorative: false,
  focus: { x: 50, y: 50 },
};

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
  act(() =>
    root.render(<NoteField picture={{ ...kept, slug: 'pale-ash', title: 'Pale Ash', number: 1, shown }} />),
  );
  const field = place.querySelector('textarea');
  act(() => {
    field?.append('This stair.');
    field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  expect(storedPictures()[0]?.note).toBe('This stair.');
});
