// @vitest-environment jsdom
import Quill, { Delta } from 'quill';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unsentFile, unsentIn } from '../draft/keepUnsent.ts';
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

function editorIn(place: HTMLElement): Quill {
  const editor = Quill.find(place.querySelector('.ql-container') ?? place);
  if (!(editor instanceof Quill)) throw new Error('There is no editor.');
  return editor;
}

test('undoing before anything was typed leaves the text that was loaded', () => {
  const onChange = vi.fn<(html: string) => void>();
  const { place, root } = show('<p>Oak</p>', onChange);
  const editor = editorIn(place);
  act(() => editor.history.undo());
  expect(editor.getText()).toBe('Oak\n');
  expect(onChange).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('what was changed is undone and redone from the toolbar, once there is something to', () => {
  const onChange = vi.fn<(html: string) => void>();
  const { place, root } = show('<p>Oak</p>', onChange);
  const tool = (name: string) => place.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`);
  const [undo, redo] = [tool('Undo the last change'), tool('Redo the last change')];
  const off = () => [undo, redo].map((one) => one?.ariaDisabled);
  expect(off()).toEqual(['true', 'true']);
  act(() => void editorIn(place).deleteText(0, 3, 'user'));
  expect(off()).toEqual(['false', 'true']);
  act(() => undo?.click());
  expect(onChange).toHaveBeenLastCalledWith('<p>Oak</p>');
  expect(off()).toEqual(['true', 'false']);
  act(() => redo?.click());
  expect(editorIn(place).getText()).toBe('\n');
  act(() => root.unmount());
});

test('the length of the text is said below it, in words and minutes', () => {
  const { place, root } = show('<p>Oak<br>and brass</p>', () => {});
  expect(place.textContent).toContain('3 words, about 1 minute');
  act(() => root.unmount());
});

test('of a text that is already as the editor writes it, its pictures and words are shown', () => {
  const written = '<figure><img src="/api/uploads/oak.webp">Oak&nbsp;and&nbsp;brass</figure>';
  const { place, root } = show(written, () => {});
  expect(editorIn(place).getSemanticHTML()).toBe(written);
  expect(place.textContent).toContain('Describe picture 1');
  expect(place.textContent).toContain('3 words');
  act(() => root.unmount());
});

test('a pasted picture is a file at once, and never part of what is kept and saved as text', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:pasted' }));
  const onChange = vi.fn<(html: string) => void>();
  const { place, root } = show('<p>Oak</p>', onChange);
  const image = `data:image/png;base64,${btoa('oak')}`;
  const pasted = new Delta().insert({ image }, { alt: 'A wall' }).insert(' and ').insert({ image });
  await act(async () => editorIn(place).updateContents(pasted, 'user'));
  const texts = onChange.mock.calls.map(([html]) => html);
  const [address = '', ...others] = unsentIn(texts.at(-1) ?? '');
  expect(await unsentFile(address)?.text()).toBe('oak');
  expect(others).toHaveLength(1);
  expect(texts.at(-1)).toContain('alt="A wall"');
  expect(texts.join()).not.toContain('data:');
  act(() => editorIn(place).history.undo());
  expect(onChange).toHaveBeenLastCalledWith('<p>Oak</p>');
  act(() => root.unmount());
});
