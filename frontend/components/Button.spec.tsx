// @vitest-environment jsdom
import { act } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

const place = document.body.appendChild(document.createElement('div'));
const pressed = vi.fn<() => void>();
const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
let root: Root;

const show = (attributes: Parameters<typeof Button>[0]) =>
  act(() =>
    root.render(
      <form>
        <Button onClick={pressed} {...attributes}>
          Save
        </Button>
      </form>,
    ),
  );
const button = () => place.querySelector('button');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(place);
  place.addEventListener('submit', sent);
});
afterEach(() => {
  act(() => root.unmount());
  place.removeEventListener('submit', sent);
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['is busy', { isBusy: true }],
  ['says that it is disabled', { 'aria-disabled': true }],
])('a button that %s keeps the focus and ignores presses', (_how, attributes) => {
  show({ type: 'submit' });
  button()?.focus();
  show({ type: 'submit', ...attributes });
  act(() => button()?.click());
  expect(button()?.disabled).toBe(false);
  expect(button()?.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button());
  expect(pressed).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

test('a button that is not busy takes presses and sends its form', () => {
  show({ type: 'submit', isBusy: false });
  act(() => button()?.click());
  expect(pressed).toHaveBeenCalledOnce();
  expect(sent).toHaveBeenCalledOnce();
});
