// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SelectField } from './SelectField.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

const STATES = ['new', 'called', 'quoted'].map((state) => [state, state] as const);

test('a list that saves takes what was chosen by pointer at once', () => {
  const { choose, onChoose } = showList();
  choose('called');
  expect(onChoose).toHaveBeenCalledWith('called');
});

test('a list that saves takes of what keys pass only the last, when it is left', () => {
  const { list, press, onChoose } = showList();
  press('ArrowDown', 'called');
  press('ArrowDown', 'quoted');
  expect(list.value).toBe('quoted');
  expect(onChoose).not.toHaveBeenCalled();
  act(() => list.blur());
  expect(onChoose.mock.calls).toEqual([['quoted']]);
});

test('a list that saves takes what keys have reached by Enter', () => {
  const { press, onChoose } = showList();
  press('ArrowDown', 'called');
  press('Enter');
  expect(onChoose).toHaveBeenCalledWith('called');
});

function showList() {
  const onChoose = vi.fn<(value: string) => void>();
  const field = (
    <SelectField isSavedAtOnce id="state" label="State" value="new" options={STATES} onChoose={onChoose} />
  );
  const root = createRoot(document.body);
  act(() => root.render(field));
  onTestFinished(() => root.unmount());
  const list = document.querySelector('select');
  if (!list) throw new Error('There is no list.');
  act(() => list.focus());
  const choose = (value: string) =>
    act(() => {
      list.value = value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const press = (key: string, value?: string) => {
    act(() => void list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    if (value) choose(value);
  };
  return { list, choose, press, onChoose };
}
