// @vitest-environment jsdom
import Quill from 'quill';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PostEditor from './PostEditor.tsx';
import { renderAdmin } from '../test/renderAdmin.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

function show(initialHtml: string, onChange: (html: string) => void) {
  const box = { id: 'description', labelledBy: '', describedBy: '', isInvalid: false };
  const place = document.createElement('div');
  const root = renderAdmin(<PostEditor {...{ initialHtml, box, onChange }} onUploading={() => {}} />, place);
  return { place, root };
}

test('undoing before anything was typed leaves the text that was loaded', () => {
  const onChange = vi.fn<(html: string) => void>();
  const { place, root } = show('<p>Oak</p>', onChange);
  const editor = Quill.find(place.querySelector('.ql-container') ?? place);
  if (!(editor instanceof Quill)) throw new Error('There is no editor.');
  act(() => editor.history.undo());
  expect(editor.getText()).toBe('Oak\n');
  expect(onChange).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('the length of the text is said below it, in words and minutes', () => {
  const { place, root } = show('<p>Oak and brass</p>', () => {});
  expect(place.textContent).toContain('3 words, about 1 minute');
  act(() => root.unmount());
});
