// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Toolbar, type ToolbarActions } from './Toolbar.tsx';
import type { Formats } from '../setFormat.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

test('the list of styles keeps the focus while keys pass along it', () => {
  const { list, change } = showToolbar();
  act(() => void list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })));
  change();
  expect(document.activeElement).toBe(list);
});

test('the focus is in the text after a style was chosen by pointer', () => {
  const { list, change } = showToolbar();
  change();
  expect(document.activeElement).not.toBe(list);
});

test('what formats whole lines is off in a table', () => {
  showToolbar({ table: 'row-1' });
  const off = [...document.querySelectorAll(':disabled, [aria-disabled=true]')].map(
    ({ ariaLabel }) => ariaLabel,
  );
  expect(off).toEqual(['Paragraph style', 'Ordered list', 'Bullet list', 'Quotation']);
});

test('a press on a tool that is off in a table leaves the cursor where it is', () => {
  showToolbar({ table: 'row-1' });
  const tool = document.querySelector<HTMLButtonElement>('[aria-label="Bullet list"]');
  expect(tool?.disabled).toBe(false);
  const isFocusTaken = tool?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  expect(isFocusTaken).toBe(false);
});

const none = () => {};
const steps = { canUndo: true, canRedo: true };
const focusText = () => document.querySelector('textarea')?.focus();
const actions: ToolbarActions = {
  undo: none,
  redo: none,
  format: focusText,
  openLink: none,
  pickImage: none,
  openTable: none,
  changeTable: none,
  captionTable: none,
  openLibrary: none,
  clean: none,
};

function showToolbar(formats: Formats = {}) {
  const root = createRoot(document.body);
  act(() =>
    root.render(
      <>
        <Toolbar formats={formats} steps={steps} actions={actions} controls="text" />
        <textarea id="text" />
      </>,
    ),
  );
  onTestFinished(() => root.unmount());
  const list = document.querySelector('select');
  if (!list) throw new Error('There is no list.');
  act(() => list.focus());
  const change = () =>
    act(() => {
      list.value = '2';
      list.dispatchEvent(new Event('change', { bubbles: true }));
    });
  return { list, change };
}
