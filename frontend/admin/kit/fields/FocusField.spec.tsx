// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FocusField } from './FocusField.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

test('the point goes where a finger is held', () => {
  const { send, point } = showField();
  send('pointerdown', 40);
  send('pointermove', 60);
  send('pointerup', 60);
  expect(point()).toBe('60% 10%');
});

test('the point is where it was when the finger scrolls the page', () => {
  const { send, point } = showField();
  send('pointerdown', 40);
  send('pointermove', 60);
  send('pointercancel', 0);
  expect(point()).toBe('50% 50%');
});

function Field() {
  const [focus, setFocus] = useState({ x: 50, y: 50 });
  return <FocusField src="/oak.webp" focus={focus} onChange={setFocus} />;
}

function showField() {
  const root = createRoot(document.body);
  act(() => root.render(<Field />));
  onTestFinished(() => root.unmount());
  const button = document.querySelector('button');
  if (!button) throw new Error('There is no picture.');
  button.setPointerCapture = () => {};
  button.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  const send = (type: string, clientX: number) =>
    act(() => {
      button.dispatchEvent(new PointerEvent(type, { clientX, clientY: 10, buttons: 1, bubbles: true }));
    });
  const point = () => ['--x', '--y'].map((one) => button.style.getPropertyValue(one)).join(' ');
  return { send, point };
}
