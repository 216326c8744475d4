// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shownPicture } from '../../test/shownPicture.ts';
import { Comparisons } from './Comparison.tsx';

vi.mock('../../stores/dataLight.ts', () => ({ useIsLight: () => false }));

const { shown } = shownPicture;
const pair = { before: shown, before_label: '', after: shown.key, after_label: '' };

test('the divider stands where it was when the finger on it scrolled the page', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  act(() => root.render(<Comparisons project={{ pairs: [pair], pictures: [shown] }} />));
  onTestFinished(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });
  const range = page.querySelector('input');
  if (!range) throw new Error('There is no divider.');
  const send = (name: string) =>
    act(() => {
      range.dispatchEvent(new Event(name, { bubbles: true }));
    });
  const press = (value: number) => {
    send('pointerdown');
    range.valueAsNumber = value;
    send('input');
  };
  press(30);
  send('pointerup');
  press(80);
  send('pointercancel');
  expect(range.value).toBe('30');
});
