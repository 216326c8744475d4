// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FileThumb } from './FileThumb.tsx';

test('a file that the browser cannot show has no sign of a broken picture', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:a', revokeObjectURL: () => {} });
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });
  act(() => root.render(<FileThumb file={new File(['x'], 'room.heic', { type: 'image/heic' })} />));
  const image = place.querySelector('img');
  expect(image?.style.visibility).toBe('');
  image?.dispatchEvent(new Event('error'));
  expect(image?.style.visibility).toBe('hidden');
});
