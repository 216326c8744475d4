// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { enquiryFiles } from '../../content/enquiryFiles.ts';
import { FilesField } from './FilesField.tsx';

class FakeTransfer {
  files: File[] = [];
  items = { add: (file: File) => this.files.push(file) };
}

function choose(files: File[]): HTMLElement {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true).stubGlobal('DataTransfer', FakeTransfer);
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });
  act(() => root.render(<FilesField form="contact" messages={{}} />));
  const field = place.querySelector('input');
  if (field) Object.defineProperty(field, 'files', { value: files, writable: true });
  act(() => void field?.dispatchEvent(new Event('change', { bubbles: true })));
  return place;
}

test('of several files that are refused each has a sentence with an id of its own', () => {
  const names = ['a.svg', 'b.svg'];
  const place = choose(names.map((name) => new File(['x'], name, { type: 'image/svg+xml' })));
  const sentences = [...(place.querySelector('output')?.children ?? [])];
  expect(sentences.map(({ textContent }) => textContent)).toEqual(names.map(enquiryFiles.wrongKind));
  expect(new Set(sentences.map(({ id }) => id)).size).toBe(2);
});
