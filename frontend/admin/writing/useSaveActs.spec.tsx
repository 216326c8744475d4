// @vitest-environment jsdom
import { type Dispatch, act, useState } from 'react';
import type { Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { type SentAct, useSaveActs } from './useSaveActs.ts';

interface Draft {
  status: 'draft' | 'published' | 'scheduled';
}
type Status = Draft['status'];

const send = vi.fn<(act: SentAct<Draft>) => void>();
const show = vi.fn<(acts: ReturnType<typeof useSaveActs<Draft>>, choose: Dispatch<Status>) => void>();
const press = (by: (acts: ReturnType<typeof useSaveActs<Draft>>) => void) =>
  act(() => show.mock.lastCall && by(show.mock.lastCall[0]));
const choose = (status: Status) => act(() => show.mock.lastCall?.[1](status));
let root: Root;
let busy = { isBusy: false, isUploading: false };

function Form() {
  const [status, setStatus] = useState<Status>('draft');
  show(useSaveActs({ id: '7', version: 3, status, ...busy, send }), setStatus);
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = renderAdmin(<Form />);
});
afterEach(() => {
  act(() => root.unmount());
  send.mockReset();
  busy = { isBusy: false, isUploading: false };
  vi.unstubAllGlobals();
});

test('trying again does what was asked for last', () => {
  press(({ publish }) => publish());
  press(({ retry }) => retry());
  expect(send).toHaveBeenLastCalledWith({ id: '7', version: 3, status: 'published' });
  press(({ saveAsNew }) => saveAsNew());
  press(({ retry }) => retry());
  expect(send).toHaveBeenLastCalledWith({ id: undefined, version: undefined, status: 'draft' });
});

test.each<Status>(['published', 'scheduled'])(
  'what a colleague took off the site is not put there as a new one: %s',
  (status) => {
    choose(status);
    press(({ saveAsNew }) => saveAsNew());
    expect(send).toHaveBeenLastCalledWith({ id: undefined, version: undefined, status: 'draft' });
  },
);

test('trying again publishes nothing whose status was changed since', () => {
  press(({ publish }) => publish());
  choose('scheduled');
  press(({ retry }) => retry());
  expect(send).toHaveBeenLastCalledWith({ id: '7', version: 3, status: 'scheduled' });
  press(({ publish }) => publish());
  choose('published');
  choose('draft');
  press(({ retry }) => retry());
  expect(send).toHaveBeenLastCalledWith({ id: '7', version: 3, status: 'draft' });
});

test('what was taken off the site meanwhile is not put there by saving it over another version', () => {
  choose('published');
  press(({ publish }) => publish());
  choose('draft');
  expect(show.mock.lastCall?.[0].asked).toBe('draft');
});

test('what is saved over another version has the status that it was combined to', () => {
  press(({ publish }) => publish());
  expect(show.mock.lastCall?.[0].asked).toBe('published');
  const combined = { status: 'scheduled' as const };
  press(({ saveOver }) => saveOver(5, combined, 'draft'));
  expect(send).toHaveBeenLastCalledWith({ id: '7', version: 5, status: 'scheduled', draft: combined });
});

test.each([
  [true, 'Wait until the pictures are in; then save.'],
  [false, undefined],
])('a save that waits for pictures says so, and one under way nothing: %s', (isUploading, sentence) => {
  const said = vi.spyOn(toast, 'error');
  onTestFinished(() => said.mockRestore());
  busy = { isBusy: true, isUploading };
  choose('published');
  press(({ retry }) => retry());
  expect(said.mock.lastCall?.[0]).toBe(sentence);
  expect(send).not.toHaveBeenCalled();
});
