// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CostForm } from './CostForm.tsx';
import { useAnswers } from './useAnswers.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

function Cost() {
  const { form, answers, read } = useAnswers({ type: 'home', size: 2600, grade: 'middle' });
  return (
    <>
      <CostForm form={form} answers={answers} onChange={read} />
      <strong>{answers.size}</strong>
    </>
  );
}

test('slider and figure stay together when the type is changed there and back at once', () => {
  const place = document.createElement('div');
  document.body.append(place);
  act(() => createRoot(place).render(<Cost />));
  act(() => {
    for (const type of ['office', 'home'])
      place.querySelector<HTMLInputElement>(`[value="${type}"]`)?.click();
  });
  const slider = place.querySelector<HTMLInputElement>('[name="size"]');
  expect(place.querySelector('strong')?.textContent).toBe(slider?.value);
});
