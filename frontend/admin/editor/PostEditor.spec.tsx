// @vitest-environment jsdom
import Quill from 'quill';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PostEditor from './PostEditor.tsx';
import { renderAdmin } from '../test/renderAdmin.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

test('undoing before anything was typed leaves the text that was loaded', () => {
  const onChange = vi.fn<(html: string) => void>();
  const box = { id: 'description', labelledBy: '', describedBy: '', isInvalid: false };
  const place = document.createElement('div');
  const root = renderAdmin(
    <PostEditor initialHtml="<p>Oak</p>" box={box} onChange={onChange} onUploading={() => {}} />,
    place,
  );
  const editor = Quill.find(place.querySelector('.ql-container') ?? place);
  if (!(editor instanceof Quill)) throw new Error('There is no editor.');
  act(() => editor.history.undo());
  expect(editor.getText()).toBe('Oak\n');
  expect(onChange).not.toHaveBeenCalled();
  act(() => root.unmount());
});
