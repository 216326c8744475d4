// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SelectField } from './SelectField.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

const STATES = ['new', 'called', 'quoted'].map((state) => [state, state] as const);
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

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

test('a list that saves takes what keys have reached when its screen goes', () => {
  const { press, onChoose, root } = showList();
  press('ArrowDown', 'called');
  act(() => root.unmount());
  expect(onChoose.mock.calls).toEqual([['called']]);
});

test('a list that saves changes what was seen at the first key, though another value was loaded since', () => {
  const { list, press, onChoose, show } = showList();
  press('ArrowDown', 'called');
  const onNewer = show('quoted');
  press('ArrowUp', 'new');
  press('ArrowDown', 'called');
  act(() => list.blur());
  expect([onChoose.mock.calls, onNewer.mock.calls]).toEqual([[['called']], []]);
});

test('a list that saves changes what it has saved itself meanwhile', () => {
  const { list, press, onChoose, show } = showList();
  press('ArrowDown', 'called');
  press('Enter');
  press('ArrowDown', 'quoted');
  const onNewer = show('called');
  act(() => list.blur());
  expect([onChoose.mock.calls, onNewer.mock.calls]).toEqual([[['called']], [['quoted']]]);
});

test('closing the tab is asked about while keys pass', () => {
  const { press } = showList();
  expect(isAsked()).toBe(false);
  press('ArrowDown', 'called');
  expect(isAsked()).toBe(true);
});

function showList() {
  const root = createRoot(document.body);
  const show = (value: string) => {
    const taken = vi.fn<(value: string) => void>();
    const field = { id: 'state', label: 'State', value, options: STATES, onChoose: taken };
    act(() => root.render(<SelectField isSavedAtOnce {...field} />));
    return taken;
  };
  const onChoose = show('new');
  onTestFinished(() => act(() => root.unmount()));
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
  return { list, choose, press, onChoose, show, root };
}
