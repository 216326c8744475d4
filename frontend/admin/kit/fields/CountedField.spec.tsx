// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CountedField } from './CountedField.tsx';

test('a day that is half typed is told when it is left', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(() => {
    act(() => root.unmount());
    box.remove();
    vi.unstubAllGlobals();
  });
  act(() => root.render(<CountedField id="day" type="date" label="Date" value="" onChange={() => {}} />));
  const field = box.querySelector('input');
  const leave = (badInput: boolean) => {
    if (field) Object.defineProperty(field, 'validity', { configurable: true, value: { badInput } });
    field?.focus();
    act(() => field?.blur());
  };
  leave(true);
  expect(box.textContent).toContain('Only part of it is filled in.');
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  leave(false);
  expect(box.textContent).toBe('Date');
});
