import type { Answers } from '../../../content/costRange.ts';
import { readAnswers } from './readAnswers.ts';

export function answersIn(form: HTMLFormElement): Answers {
  const chosen = Object.fromEntries(new FormData(form));
  // A size of the other type would be far off.
  const slider = form.querySelector<HTMLInputElement>('[name="size"]');
  const isOfType = slider?.dataset['type'] === chosen['type'];
  return readAnswers(isOfType ? chosen : { ...chosen, size: undefined });
}

/** By the visitor: browsers bring nothing back into this form. */
export function isTouched(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll('input')].some(
    ({ checked, defaultChecked, value, defaultValue }) =>
      checked !== defaultChecked || value !== defaultValue,
  );
}

export function showAnswers(form: HTMLFormElement, { type, size, grade }: Answers): void {
  for (const input of form.querySelectorAll('input'))
    if (input.type === 'radio') input.checked = input.value === type || input.value === grade;
    else input.value = `${size}`;
}
