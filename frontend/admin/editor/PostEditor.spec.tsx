// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import Quill from 'quill';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PostEditor from './PostEditor.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

test('undoing before anything was typed leaves the text that was loaded', () => {
  const onChange = vi.fn<(html: string) => void>();
  const box = { id: 'description', labelledBy: '', describedBy: '', isInvalid: false };
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <PostEditor initialHtml="<p>Oak</p>" box={box} onChange={onChange} onUploading={() => {}} />
      </QueryClientProvider>,
    ),
  );
  const editor = Quill.find(place.querySelector('.ql-container') ?? place);
  if (!(editor instanceof Quill)) throw new Error('There is no editor.');
  act(() => editor.history.undo());
  expect(editor.getText()).toBe('Oak\n');
  expect(onChange).not.toHaveBeenCalled();
  act(() => root.unmount());
});
